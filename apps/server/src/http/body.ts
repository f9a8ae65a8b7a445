import { ApiError } from '../errors/apiError.js';

/** The deepest a request's JSON may nest. */
const DEPTH = 16;

/**
 * Reads a request's JSON, an empty object where there is none.
 *
 * @throws ApiError `bad-json` for text that is no JSON or no object, nests too deeply, or holds what UTF-8 or PostgreSQL
 * cannot: half of a surrogate pair, a NUL character.
 */
export async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new ApiError('bad-json', { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !isStorable(value, DEPTH)) {
    throw new ApiError('bad-json');
  }
  return value;
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, part]) => isText(key) && isStorable(part, depth - 1));
}

const isText = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

/**
 * Reads a request's bytes, no more than there may be.
 *
 * @throws ApiError `body-too-large`
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw new ApiError('body-too-large');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > limit) throw new ApiError('body-too-large');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
