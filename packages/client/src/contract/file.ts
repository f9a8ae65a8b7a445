import { z } from './zod.js';
import { id, sharedLink } from './common.js';
import { bytes, endpoint, file } from './endpoint.js';

/** The largest file of a graph, in bytes. */
export const FILE_LIMIT = 10 << 20;

/** How many files a graph can show. */
const MOST_FILES = 500;

/** The SHA-256 of a file, which is its name. */
const fileId = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The files a graph shows, each once. */
export const files = z.array(fileId).check(z.maxLength(MOST_FILES));

export const fileApi = {
  'file.check': endpoint({
    method: 'post',
    path: '/api/file/check',
    summary:
      'Tells which files one has sent before, and need not send again; of what others sent it tells nothing.',
    body: z.strictObject({ ids: files }),
    data: z.object({ known: files }),
  }),
  'file.put': endpoint({
    method: 'put',
    path: '/api/file/{file}',
    summary:
      'Keeps a PNG, JPEG, GIF, WebP or SVG picture for graphs to show; one that no graph names within a day goes.',
    params: z.strictObject({ file: fileId }),
    body: bytes,
    bodyLimit: FILE_LIMIT,
  }),
  'graph.file': endpoint({
    method: 'get',
    path: '/api/graph/{gid}/file/{file}',
    summary: 'Returns a file that a graph shows.',
    params: z.strictObject({ gid: id, file: fileId }),
    data: file,
    answers: 'file',
  }),
  'shared.file': endpoint({
    method: 'get',
    path: '/api/p/{uid}/{id}/file/{file}',
    summary:
      'Returns a file that a shared graph shows, with `Share-Password` where its link has one: the password, or the `pass` that was answered to it.',
    params: z.extend(sharedLink, { file: fileId }),
    data: file,
    answers: 'file',
  }),
};
