const KEY = 'letu:take-along-asked';

function read(): readonly unknown[] {
  try {
    const asked: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(asked) ? asked : [];
  } catch {
    return [];
  }
}

/** Tells whether someone was asked in this browser whether to take its documents along. */
export function wasAsked(userId: string): boolean {
  return read().includes(userId);
}

export function rememberAsked(userId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), userId])]));
  } catch {
    // A browser that keeps nothing asks again.
  }
}
