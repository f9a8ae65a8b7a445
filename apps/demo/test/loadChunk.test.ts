import { describe, expect, it } from 'vitest';
import { CHUNK_LIMIT_MS, loadChunk } from '../src/routing/loadChunk.js';

describe('a part of the app', () => {
  it('may take two minutes to load', () => {
    expect(CHUNK_LIMIT_MS).toBe(120_000);
  });

  it('is handed on when it is there', async () => {
    await expect(loadChunk(() => Promise.resolve('page'))).resolves.toBe('page');
  });

  it('says that it failed, and why', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
      name: 'ChunkError',
      reason: 'failed',
      cause,
    });
  });

  it('is given up once its time is over', async () => {
    const never = () => new Promise<never>(() => undefined);
    await expect(loadChunk(never, 1)).rejects.toMatchObject({ name: 'ChunkError', reason: 'timeout' });
  });
});
