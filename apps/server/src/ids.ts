import { hash, randomBytes } from 'node:crypto';

/** Crockford's alphabet (https://www.crockford.com/base32.html), in lower case. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns a new identifier: 48 bits of time, by which they sort, and 80 random ones (https://github.com/ulid/spec). */
export function newId(now = Date.now()): string {
  let time = '';
  for (let rest = now; time.length < 10; rest = Math.floor(rest / 32))
    time = (DIGITS[rest % 32] ?? '') + time;
  let random = '';
  for (const byte of randomBytes(16)) random += DIGITS[byte % 32];
  return time + random;
}

/** Returns a new number for the addresses of shared links: 63 bits, larger than a JavaScript number holds. */
export function newUid(): bigint {
  return (randomBytes(8).readBigUInt64BE() >> 1n) | (1n << 62n);
}

/** Returns a new secret of 256 bits, as it stands in addresses and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns what is stored of a secret that only its holder may know. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
