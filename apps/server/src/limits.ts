import type { Config } from './config/config.js';
import { ApiError } from './errors/apiError.js';

/** Counts what someone does within a minute, in this process. */
export interface Limits {
  /** @throws ApiError `too-many-requests` with `Retry-After`. */
  take(
    what: 'sign-in' | 'third-party' | 'write' | 'share-password' | 'mail' | 'picture' | 'font',
    who: string,
  ): void;
}

const WINDOW_MS = 60_000;
/** More than this are never remembered: the oldest are forgotten, so that callers cannot fill the memory. */
const REMEMBERED = 100_000;

/** What someone has done since the first of it. */
interface Taken {
  since: number;
  count: number;
}

/** Makes the limits: each person or address may do each kind of thing so often in the minute that begins with the first. */
export function createLimits(
  config: Pick<Config, 'writesPerMinute' | 'picturesPerMinute'>,
  clock: () => number,
  onRefusal: (what: string) => void = () => {},
): Limits {
  const allowed = {
    'sign-in': 5,
    'third-party': 20,
    write: config.writesPerMinute,
    'share-password': 10,
    mail: 5,
    picture: config.picturesPerMinute,
    font: 60,
  };
  const taken = new Map<string, Taken>();
  return {
    take(what, who) {
      const key = `${what} ${who}`;
      const now = clock();
      const earlier = taken.get(key);
      const mine = earlier && earlier.since > now - WINDOW_MS ? earlier : { since: now, count: 0 };
      taken.delete(key);
      taken.set(key, mine);
      if (taken.size > REMEMBERED) {
        const [oldest] = taken.keys();
        if (oldest !== undefined) taken.delete(oldest);
      }
      mine.count += 1;
      if (mine.count <= allowed[what]) return;
      onRefusal(what);
      const seconds = Math.ceil((mine.since + WINDOW_MS - now) / 1000);
      throw new ApiError('too-many-requests', { headers: { 'Retry-After': String(seconds) } });
    },
  };
}
