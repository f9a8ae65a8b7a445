const KEY = 'letu:tour';

/** Tells whether the tour was taken or declined in this browser. */
export function readTourSeen(): boolean {
  try {
    return localStorage.getItem(KEY) === 'seen';
  } catch {
    // A browser that keeps nothing would offer it on each visit.
    return true;
  }
}

/** Has the tour never be offered again. */
export function writeTourSeen(): void {
  try {
    localStorage.setItem(KEY, 'seen');
  } catch {
    // It is not offered here anyway.
  }
}
