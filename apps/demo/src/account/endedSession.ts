import type { KnownUser } from './knownUser.js';

let ended: KnownUser | undefined;

/** Returns whose session has ended without their doing, until they have signed in again. */
export const endedSession = (): KnownUser | undefined => ended;

/** Notes whose session has ended, for the sign-in page to say so. */
export function noteEnded(user: KnownUser | undefined): void {
  ended = user;
}
