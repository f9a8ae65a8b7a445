import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Services } from '../calls/services.js';

/** Answers `GET /metrics` where metrics are on, to who knows the token where there is one; undefined to others. */
export async function metricsAnswer(
  { req }: Context,
  { metrics, config: { metricsToken } }: Pick<Services, 'metrics' | 'config'>,
): Promise<Response | undefined> {
  if (!metrics) return undefined;
  if (metricsToken !== undefined && !isSame(req.header('Authorization') ?? '', `Bearer ${metricsToken}`)) {
    return new Response('unauthorized\n', { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  const { text, type } = await metrics.read();
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
}

/** Compares in a time that tells nothing of where two texts differ. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return first !== undefined && second !== undefined && timingSafeEqual(first, second);
}
