import { ClientError } from '@letu/client';

/** Returns why something could not be had, in the words of the server or of what did not reach it. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof ClientError ? error.message : undefined;
