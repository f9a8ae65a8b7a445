/** The media types of the files a diagram can hold: pictures. */
export const FILE_MEDIA_TYPES = [
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/svg+xml',
] as const;

/** The media type of a file that a diagram may hold. */
export type FileMediaType = (typeof FILE_MEDIA_TYPES)[number];

type Beginning = readonly (readonly [text: string, at: number])[];

/** How the bytes of each begin. Source: https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern */
const BEGINNINGS: readonly (readonly [FileMediaType, Beginning])[] = [
  ['image/png', [['\u0089PNG\r\n\u001A\n', 0]]],
  ['image/jpeg', [['\u00FF\u00D8\u00FF', 0]]],
  ['image/gif', [['GIF87a', 0]]],
  ['image/gif', [['GIF89a', 0]]],
  [
    'image/webp',
    [
      ['RIFF', 0],
      ['WEBPVP', 8],
    ],
  ],
];
const LONGEST_BEGINNING = 14;

/** What may stand before the root of an SVG: a declaration, comments, instructions and a document type. */
const SVG =
  /^\uFEFF?(?:\s|<\?(?:(?!\?>)[\s\S])*\?>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE(?:[^>"'[]|"[^"]*"|'[^']*'|\[[^\]]*\])*>)*<(?:[\w.-]+:)?svg[\s/>]/i;
/** How far the root of an SVG is looked for, in bytes. */
const SVG_BEGINNING = 1 << 16;

/** Returns what bytes are, judged by what they hold; undefined where they are no picture a diagram can hold. */
export function mediaTypeOf(bytes: Uint8Array): FileMediaType | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, LONGEST_BEGINNING));
  const found = BEGINNINGS.find(([, parts]) => parts.every(([text, at]) => beginning.startsWith(text, at)));
  if (found) return found[0];
  return isSvg(bytes) ? 'image/svg+xml' : undefined;
}

function isSvg(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return SVG.test(text.decode(bytes).slice(0, SVG_BEGINNING));
  } catch {
    return false;
  }
}
