import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../errors/apiError.js';

/**
 * Refuses a request whose body is larger than a limit, in bytes, before it is read; one that does not say how large it is, as
 * soon as it has sent too much.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const counting = bodyLimit({ maxSize, onError: tooLarge });
  return async (context, next) => {
    const length = context.req.header('Content-Length');
    const isNamed = length !== undefined && context.req.header('Transfer-Encoding') === undefined;
    // To look at the body itself costs a tenth of what a save does.
    if (!isNamed) return counting(context, next);
    return Number(length) > maxSize ? tooLarge() : next();
  };
}

function tooLarge(): never {
  throw new ApiError('body-too-large');
}
