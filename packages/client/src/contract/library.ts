import { z } from './zod.js';
import { time } from './common.js';
import { endpoint } from './endpoint.js';

/** The largest library, in UTF-16 code units. */
export const LIBRARY_LIMIT = 4 << 20;

/** The short name of a kind that has shapes, and with them a library. */
const params = z.strictObject({ name: z.string().check(z.maxLength(40)) });

/** A library in its editor's own format; empty where there is none. */
const library = z.object({ content: z.string(), updatedAt: z.nullable(time) });

export const libraryApi = {
  'library.show': endpoint({
    method: 'get',
    path: '/api/library/{name}',
    summary: "Returns one's own library of shapes for an editor.",
    params,
    data: library,
  }),
  'library.set': endpoint({
    method: 'put',
    path: '/api/library/{name}',
    summary: "Keeps one's own library of shapes for an editor.",
    params,
    body: z.strictObject({ content: z.string().check(z.maxLength(LIBRARY_LIMIT)) }),
    data: library,
  }),
};
