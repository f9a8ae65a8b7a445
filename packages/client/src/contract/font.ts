import { z } from './zod.js';
import { id, listOf, order, paging, time } from './common.js';
import { bytes, endpoint, file } from './endpoint.js';

/** The largest font file, in bytes. */
export const FONT_LIMIT = 20 << 20;

const font = z.object({
  id,
  /** As the file names it, in Chinese where it has such a name. */
  family: z.string(),
  /** 1 to 1000; 400 is regular, 700 bold. */
  weight: z.int(),
  style: z.enum(['normal', 'italic', 'oblique']),
  format: z.enum(['ttf', 'otf', 'woff2']),
  /** What its maker allows: any use, editable documents, documents to read, or only the font as a whole. */
  embedding: z.enum(['installable', 'editable', 'preview', 'whole']),
  glyphs: z.int(),
  /** How many Chinese characters it has. */
  hanzi: z.int(),
  /** How many of those in common use: the 3755 of the first level of GB/T 2312. */
  commonHanzi: z.int(),
  size: z.int(),
  /** Whether everyone here has it, or only whoever uploaded it. */
  ofSite: z.boolean(),
  createdAt: time,
});
/** A font that someone uploaded. */
export type Font = z.output<typeof font>;

const params = z.strictObject({ id });

export const fontApi = {
  'font.list': endpoint({
    method: 'get',
    path: '/api/font',
    summary: "Lists one's own fonts and those of the site.",
    query: z.strictObject({
      ...paging,
      sort: z.optional(z.enum(['family', 'createdAt'])),
      order: z.optional(order),
    }),
    data: listOf(font),
  }),
  'font.upload': endpoint({
    method: 'post',
    path: '/api/font',
    summary: 'Keeps a TrueType, OpenType or WOFF2 font; one that is there already is answered as it is.',
    body: bytes,
    bodyLimit: FONT_LIMIT,
    data: font,
  }),
  'font.uploadSite': endpoint({
    method: 'post',
    path: '/api/site/font',
    summary: 'Keeps a font for everyone on the site.',
    body: bytes,
    bodyLimit: FONT_LIMIT,
    data: font,
  }),
  'font.download': endpoint({
    method: 'get',
    path: '/api/font/{id}/file',
    summary: 'Returns a font as it was uploaded.',
    params,
    data: file,
    answers: 'file',
  }),
  'font.subset': endpoint({
    method: 'post',
    path: '/api/font/{id}/subset',
    summary: 'Returns a font with only what a text needs.',
    params,
    body: z.strictObject({
      text: z.string().check(z.minLength(1), z.maxLength(100_000)),
      /** @default woff2 */
      format: z.optional(z.enum(['sfnt', 'woff2'])),
    }),
    data: file,
    answers: 'file',
  }),
  'font.delete': endpoint({
    method: 'delete',
    path: '/api/font/{id}',
    summary: 'Deletes a font.',
    params,
  }),
};
