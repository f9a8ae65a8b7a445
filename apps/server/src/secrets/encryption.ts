import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const VERSION = 'v1';

/**
 * Encrypts a secret for the database with AES-256-GCM.
 *
 * @param key 32 bytes.
 * @param place Where it is stored; it can be decrypted for that place only.
 */
export function encrypt(secret: string, key: Buffer, place: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
  const content = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [VERSION, ...[nonce, cipher.getAuthTag(), content].map((part) => part.toString('base64url'))].join(
    '.',
  );
}

/** Decrypts what `encrypt` returned. @throws Error for another key, another place, or anything that was changed. */
export function decrypt(stored: string, key: Buffer, place: string): string {
  const [version, ...parts] = stored.split('.');
  const [nonce, tag, content] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== VERSION || !nonce || !tag || !content) throw new Error('This is no encrypted secret.');
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
    .setAAD(Buffer.from(place))
    .setAuthTag(tag);
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8');
}
