import { ClientError } from '@letu/client';

/** What stands between a page and its server says that there is none. */
const GATEWAY: readonly number[] = [502, 503, 504];

/** Tells whether a call failed since the server could not be asked, which it may be later. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof ClientError)) return false;
  return error.code === 'unreachable' || error.code === 'timeout' || GATEWAY.includes(error.status);
}
