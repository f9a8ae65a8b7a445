/** How many shapes are remembered. */
const MOST = 12;
const KEY = 'letu.drawio.recent';

/** Returns the ids of what was inserted last, the latest first. */
export function recentIds(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((id): id is string => typeof id === 'string').slice(0, MOST)
      : [];
  } catch {
    // No storage, or somebody else's words in it: nothing was used so far.
    return [];
  }
}

/** Remembers what was inserted. */
export function rememberUsed(id: string): void {
  const next = [id, ...recentIds().filter((each) => each !== id)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // No storage: nothing is remembered.
  }
}
