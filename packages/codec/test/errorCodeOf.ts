import { CodecError, type CodecErrorCode } from '@letu/codec';

/** Returns the code of the `CodecError` that an action throws, or undefined if it succeeds. Other errors pass. */
export function errorCodeOf(action: () => unknown): CodecErrorCode | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof CodecError) return error.code;
    throw error;
  }
}
