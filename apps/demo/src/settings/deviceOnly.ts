const KEY = 'letu:device-only';

/** Tells whether someone has chosen to work in this browser without an account. */
export function readDeviceOnly(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Remembers that choice, or forgets it. */
export function writeDeviceOnly(chosen: boolean): void {
  try {
    if (chosen) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing asks again on the next visit.
  }
}
