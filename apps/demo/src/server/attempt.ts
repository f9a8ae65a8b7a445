import { ClientError } from '@letu/client';

/** Waits for a call, of whose failure the client has told already. Returns undefined then. */
export async function attempt<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ClientError) return undefined;
    throw error;
  }
}
