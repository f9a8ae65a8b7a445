const DAY = 24 * 60 * 60 * 1000;

/** For how many days what is deleted can be restored. */
export const TRASH_DAYS = 30;

/**
 * Returns for how many days something in the trash can still be restored, the present one included.
 *
 * @param deletedAt Milliseconds since 1970.
 * @param now The present, in the same unit.
 */
export function daysLeft(deletedAt: number, now = Date.now()): number {
  return Math.max(0, Math.ceil((deletedAt + TRASH_DAYS * DAY - now) / DAY));
}
