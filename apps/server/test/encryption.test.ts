import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decrypt, encrypt } from '../src/secrets/encryption.js';

describe('a stored secret', () => {
  const key = randomBytes(32);

  it('is read with its key at its place', () => {
    const stored = encrypt('sk-密钥', key, 'provider/1');
    expect(stored).not.toContain('sk-');
    expect(decrypt(stored, key, 'provider/1')).toBe('sk-密钥');
    expect(encrypt('sk-密钥', key, 'provider/1')).not.toBe(stored);
  });

  it('is refused with another key, at another place, or changed', () => {
    const stored = encrypt('secret', key, 'provider/1');
    expect(() => decrypt(stored, randomBytes(32), 'provider/1')).toThrow();
    expect(() => decrypt(stored, key, 'provider/2')).toThrow();
    for (const [index, part] of stored.split('.').entries()) {
      const changed = stored.split('.').with(index, `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`);
      expect(() => decrypt(changed.join('.'), key, 'provider/1')).toThrow();
    }
  });
});
