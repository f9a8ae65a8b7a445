import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/**
 * Returns the address a request comes from.
 *
 * @param proxies How many proxies stand in front: each adds the address it was called from to the end of `X-Forwarded-For`,
 * what stands before those may be anything.
 */
export function addressOf(context: Context, proxies: number): string {
  const incoming = (context.env as Partial<HttpBindings> | undefined)?.incoming;
  const direct = incoming?.socket.remoteAddress ?? '';
  if (proxies === 0) return direct;
  const forwarded = (context.req.header('X-Forwarded-For') ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-proxies) || direct;
}
