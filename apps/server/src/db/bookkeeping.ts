import { isFull, isUnavailable } from './failures.js';

/**
 * Waits for a write that a read brings with it, such as noting when something was last opened. Where nothing can be written,
 * reading goes on without it.
 */
export async function bookkeeping(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!isFull(error) && !isUnavailable(error)) throw error;
  }
}
