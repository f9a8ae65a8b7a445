/** Shorter links hold no diagram. */
const SHORTEST_LINK = 24;
const LINK = /^https?:\/\/\S+[#?/][\w%+=:~@!$&'()*,;.\-/?#]{4,}$/i;

/** Tells whether a pasted text may be a link or a picture with a diagram inside; only decoding it tells for sure. */
export function mayHoldDiagram(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.startsWith('<')) return trimmed.includes('<letu:diagram');
  return trimmed.length >= SHORTEST_LINK && LINK.test(trimmed);
}
