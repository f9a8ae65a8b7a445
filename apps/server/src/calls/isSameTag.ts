/**
 * Tells whether the caller of a request already has what it asks for.
 *
 * @param header The request's `If-None-Match` (https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2).
 * @param tag The entity tag of the present content, in its quotes.
 */
export function isSameTag(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
