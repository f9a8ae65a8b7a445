import { CodecError } from './error.js';

/** Returns what an action gives, or undefined where a `CodecError` says that it cannot. */
export function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof CodecError) return undefined;
    throw error;
  }
}
