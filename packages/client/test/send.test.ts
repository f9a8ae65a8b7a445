import { describe, expect, it } from 'vitest';
import { createClient } from '../src/index.js';

const kept = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const here = { here: () => '/404', go: () => undefined };

describe('a call with what the contract leaves no room for', () => {
  it('is refused as the server would, and not taken for a server out of reach', async () => {
    const asked: unknown[] = [];
    const client = createClient({
      storage: kept,
      navigation: here,
      fetch: (url) => {
        asked.push(url);
        return Promise.reject(new TypeError('no network'));
      },
    });
    const failed = { name: 'ClientError', code: 'refused', status: 400 };
    await expect(client.call('invitation.show', { params: { token: '' } })).rejects.toMatchObject(failed);
    const body = { type: 'pikchr', title: '', source: '' };
    await expect(client.call('graph.create', { body })).rejects.toMatchObject(failed);
    expect(asked).toEqual([]);
    const unreachable = { code: 'unreachable', status: 0 };
    const token = 'x'.repeat(43);
    await expect(client.call('invitation.show', { params: { token } })).rejects.toMatchObject(unreachable);
  });
});

describe('an answer that something is missing', () => {
  it('is a failure that is told, whatever its body says', async () => {
    const told: string[] = [];
    const client = createClient({
      storage: kept,
      navigation: here,
      notify: ({ message }) => told.push(message),
      fetch: async () => Response.json({ code: 200, message: 'OK', data: [] }, { status: 404 }),
    });
    await expect(client.call('session.list')).rejects.toMatchObject({ code: 'refused', status: 404 });
    expect(told).toEqual(['没有找到。']);
  });
});
