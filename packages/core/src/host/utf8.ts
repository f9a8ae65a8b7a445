/** Tells whether a text takes more than `limit` UTF-8 bytes, without encoding it where its length decides. */
export function exceedsUtf8Bytes(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  if (text.length * 3 <= limit) return false;
  return new TextEncoder().encode(text).length > limit;
}
