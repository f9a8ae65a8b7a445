/** How long a script may take to load before the page says so, in milliseconds. */
export const CHUNK_LIMIT_MS = 120_000;

/** A part of the app that could not be loaded, or not in time. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  readonly reason: 'failed' | 'timeout';

  constructor(reason: 'failed' | 'timeout', options?: { cause?: unknown }) {
    super(`A part of the app could not be loaded (${reason}).`, options);
    this.reason = reason;
  }
}

/**
 * Loads a part of the app within a time limit.
 *
 * @param load The dynamic import.
 * @param limitMs The limit in milliseconds.
 * @throws A `ChunkError`.
 */
export async function loadChunk<T>(load: () => Promise<T>, limitMs = CHUNK_LIMIT_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError('timeout')), limitMs);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    throw cause instanceof ChunkError ? cause : new ChunkError('failed', { cause });
  } finally {
    clearTimeout(timer);
  }
}
