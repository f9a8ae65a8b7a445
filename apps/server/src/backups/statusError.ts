import { ApiError } from '../errors/apiError.js';

/** Returns what the HTTP status of a place's answer means for a backup. */
export function statusError(status: number): ApiError {
  const cause = new Error(`The place answered ${status}.`);
  if (status === 401 || status === 403) return new ApiError('backup-secret', { cause });
  if (status === 404 || status === 409) return new ApiError('backup-place', { cause });
  if (status === 413 || status === 507) return new ApiError('backup-full', { cause });
  return new ApiError('backup-refused', { cause });
}
