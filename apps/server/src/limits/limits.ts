import type { Config } from '../config/config.js';
import { ApiError } from '../errors/apiError.js';

/** Counts what someone does within a minute, in this process. */
export interface Limits {
  /** @throws ApiError `too-many-requests` with `Retry-After`. */
  take(what: 'sign-in' | 'write' | 'share-password' | 'mail' | 'picture', who: string): void;
}

const WINDOW_MS = 60_000;
/** More than this are never remembered: the oldest are forgotten, so that callers cannot fill the memory. */
const REMEMBERED = 100_000;

/** Makes the limits: a sliding window for each kind of action and each person or address. */
export function createLimits(config: Pick<Config, 'writesPerMinute'>, clock: () => number): Limits {
  const allowed = { 'sign-in': 5, write: config.writesPerMinute, 'share-password': 10, mail: 5, picture: 60 };
  const taken = new Map<string, number[]>();
  return {
    take(what, who) {
      const key = `${what} ${who}`;
      const now = clock();
      const recent = (taken.get(key) ?? []).filter((time) => time > now - WINDOW_MS);
      taken.delete(key);
      const first = recent[0];
      const isOver = recent.length >= allowed[what];
      if (!isOver) recent.push(now);
      taken.set(key, recent);
      if (taken.size > REMEMBERED) {
        const [oldest] = taken.keys();
        if (oldest !== undefined) taken.delete(oldest);
      }
      if (!isOver || first === undefined) return;
      const seconds = Math.ceil((first + WINDOW_MS - now) / 1000);
      throw new ApiError('too-many-requests', { headers: { 'Retry-After': String(seconds) } });
    },
  };
}
