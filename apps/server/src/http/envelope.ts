import type { z } from 'zod';
import type { file } from '@letu/client/contract';
import { ApiError, type ApiErrorCode } from '../errors/apiError.js';
import { isFull, isUnavailable } from '../db/failures.js';
import { isSameTag } from '../calls/isSameTag.js';
import { messages, type Locale } from '../locales/index.js';

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** Answers with what was asked for. */
export function answer(data: unknown, locale: Locale): Response {
  return new Response(envelope(200, data, messages[locale].ok), { headers: JSON_HEADERS });
}

/**
 * Answers with a file, which never changes: browsers keep it, for whoever asked.
 *
 * @param wanted `If-None-Match`: what the caller has already.
 */
export function answerFile(
  { type, tag, bytes }: z.output<typeof file>,
  wanted: string | undefined,
): Response {
  const headers = {
    ETag: `"${tag}"`,
    'Cache-Control': 'private, max-age=31536000, immutable',
    Vary: 'Authorization, Share-Password',
  };
  if (isSameTag(wanted, headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(bytes, {
    headers: { ...headers, 'Content-Type': type, 'Content-Disposition': 'attachment' },
  });
}

/** Answers with a refusal, in the caller's language. */
export function refuse(error: ApiError, locale: Locale): Response {
  const text = messages[locale];
  const field = fieldOf(error);
  const message = field === undefined ? text.errors[error.code] : text.badField(field);
  const data = { reason: error.code, ...(typeof error.data === 'object' ? error.data : {}) };
  return new Response(envelope(error.status, data, message), {
    status: error.status,
    headers: { ...JSON_HEADERS, ...error.headers },
  });
}

/** Returns the refusal that a failure amounts to; a failure of ours says nothing of its cause. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const code: ApiErrorCode = isFull(error)
    ? 'storage-full'
    : isUnavailable(error)
      ? 'storage-failed'
      : 'failed';
  return new ApiError(code, { cause: error });
}

function envelope(code: number, data: unknown, message: string): string {
  return JSON.stringify({ code, data, message });
}

function fieldOf({ code, data }: ApiError): string | undefined {
  if (code !== 'bad-request' || typeof data !== 'object' || data === null || !('fields' in data))
    return undefined;
  const [first] = data.fields as readonly string[];
  return first === undefined || first === '' ? undefined : first;
}
