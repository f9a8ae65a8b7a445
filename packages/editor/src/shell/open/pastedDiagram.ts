/** Shorter links hold no diagram. */
const SHORTEST_LINK = 24;
const LINK = /^https?:\/\/\S+[#?/][\w%+=:~@!$&'()*,;.\-/?#]{4,}$/i;

/** How what is copied on the canvases of draw.io and Excalidraw begins, by the type of its diagrams. */
const COPIED = {
  diagram: /^(?:<|%3C)mx(?:GraphModel|file)\b/i,
  excalidraw: /^\{\s*"type"\s*:\s*"excalidraw/,
} as const;

/** Tells whether a pasted text was copied on a canvas of another kind: as a text it is of no use. */
export function isFromOtherCanvas(type: string, text: string): boolean {
  return Object.entries(COPIED).some(([own, beginning]) => own !== type && beginning.test(text.trimStart()));
}

/** Tells whether a pasted text may be a link or a picture with a diagram inside; only decoding it tells for sure. */
export function mayHoldDiagram(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.startsWith('<')) return trimmed.includes('<letu:diagram');
  return trimmed.length >= SHORTEST_LINK && LINK.test(trimmed);
}
