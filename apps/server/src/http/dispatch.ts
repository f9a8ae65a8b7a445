import type { Context } from 'hono';
import { z } from 'zod';
import { api, type Endpoint, type EndpointName } from '@letu/client/contract';
import { policy, type Rule } from '../access/policy.js';
import { findTargets } from '../access/targets.js';
import { findCaller, type Caller } from '../auth/sessions.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { localeOf } from '../locales/index.js';
import { readBody, readBytes } from './body.js';
import { addressOf } from '../calls/address.js';
import { answersSecret, isAtomic } from '../calls/atomic.js';
import { once } from './idempotency.js';
import type { Handler } from '../calls/call.js';
import type { Services } from '../calls/services.js';

/**
 * Reads a request, finds out who sends it, checks what they may do, does it, and returns what to answer.
 *
 * @throws ApiError for every reason to refuse.
 */
export async function dispatch<Name extends EndpointName>(
  name: Name,
  handler: Handler<Name>,
  context: Context,
  services: Services,
): Promise<unknown> {
  const endpoint: Endpoint = api[name];
  const rule: Rule = policy[name];
  const now = services.clock();
  const caller = await authenticate(context, services, now);
  context.set('userId', caller?.user.id);
  checkCaller(rule, caller);
  const isWrite = endpoint.method !== 'get';
  if (isWrite && caller) services.limits.take('write', caller.user.id);
  const input = await readInput(endpoint, context);
  const key = idempotencyKey(context);

  const run = async (db: Queryable) => {
    const asked = {
      db,
      dialect: services.database.dialect,
      lock: isWrite,
      userId: caller?.user.id ?? '',
      isSiteOwner: caller?.user.siteRole === 'owner',
    };
    const targets = await findTargets(rule, input as Parameters<typeof findTargets>[1], asked);
    const call: object = {
      ...services,
      ...input,
      ...targets,
      db,
      caller,
      now,
      locale: localeOf(context.req.header('Accept-Language')),
      ipAddress: addressOf(context, services.config.trustedProxies),
      userAgent: (context.req.header('User-Agent') ?? '').slice(0, 300),
      sharePassword: sharePassword(context),
    };
    // What the rule promises is there: `findTargets` and `checkCaller` refuse otherwise.
    const data = await handler(call as Parameters<Handler<Name>>[0]);
    return z.encode(endpoint.data, data);
  };
  const { db } = services.database;
  if (!isAtomic(name)) return run(db);
  return db.transaction().execute((trx) => {
    if (!caller || key === undefined) return run(trx);
    const content = [name, input.params, input.query, input.body, input.revision];
    const secrets = answersSecret(name) ? services.secrets : undefined;
    return once(trx, { userId: caller.user.id, key, content, now, secrets }, () => run(trx));
  });
}

async function authenticate(
  context: Context,
  { database, config }: Services,
  now: number,
): Promise<Caller | undefined> {
  const [, token] = /^Bearer ([\w-]{20,200})$/i.exec(context.req.header('Authorization') ?? '') ?? [];
  return token === undefined ? undefined : findCaller(database.db, config, token, now);
}

function checkCaller({ caller: needed }: Rule, caller: Caller | undefined): void {
  if (needed === 'anyone') return;
  if (!caller) throw new ApiError('sign-in-needed', { headers: { 'WWW-Authenticate': 'Bearer' } });
  if (needed === 'siteOwner' && caller.user.siteRole !== 'owner') throw new ApiError('not-allowed');
}

async function readInput({ method, params, query, body, ifMatch, bodyLimit }: Endpoint, { req }: Context) {
  const named = params.safeParse(req.param());
  // An id that cannot be is as unknown as one that is not.
  if (!named.success) throw new ApiError('not-found');
  const read = () => (bodyLimit === undefined ? readBody(req.raw) : readBytes(req.raw, bodyLimit));
  const sent = method === 'get' || method === 'delete' ? {} : await read();
  return {
    params: named.data,
    query: parsed(query, req.query()),
    body: parsed(body, sent),
    revision: ifMatch ? readRevision(req.header('If-Match')) : undefined,
  };
}

function parsed(schema: z.core.$ZodType, value: unknown): unknown {
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  const fields = error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue.path.join('.'),
  );
  throw new ApiError('bad-request', { data: { fields: [...new Set(fields)] } });
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1: a quoted tag, here the number of a revision. */
function readRevision(header: string | undefined): number {
  const [, digits] = /^"?(\d{1,15})"?$/.exec(header ?? '') ?? [];
  if (digits === undefined) throw new ApiError('revision-needed');
  return Number(digits);
}

function idempotencyKey(context: Context): string | undefined {
  const key = context.req.header('Idempotency-Key');
  if (key !== undefined && !/^[\x21-\x7e]{1,128}$/.test(key)) {
    throw new ApiError('bad-request', { data: { fields: ['Idempotency-Key'] } });
  }
  return key;
}

/** A header holds ASCII, so the password is encoded as in an address. */
function sharePassword(context: Context): string | undefined {
  try {
    return decodeURIComponent(context.req.header('Share-Password') ?? '') || undefined;
  } catch {
    return undefined;
  }
}
