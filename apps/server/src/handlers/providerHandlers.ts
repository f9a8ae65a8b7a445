import { sql } from 'kysely';
import { PROVIDER_KINDS, type Provider } from '@letu/client/contract';
import { keeperOf, keptRole, type Keeper } from '../access/kept.js';
import type { ProviderTable, Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Call, Handlers } from '../calls/call.js';
import { pageOf } from '../calls/paging.js';
import { newId } from '../ids.js';
import { checkBaseUrl } from '../calls/baseUrl.js';

type ProviderCalls =
  'provider.list' | 'provider.create' | 'provider.createSite' | 'provider.update' | 'provider.delete';

export const providerHandlers: Handlers<ProviderCalls> = {
  async 'provider.list'({ db, caller, query }) {
    const keeper = keeperOf(caller);
    const rows = db.selectFrom('provider').selectAll().where('id', 'in', seenProviders(db, keeper));
    const id = sql.ref<string>('id');
    const page = await pageOf(db, rows, query, { by: id, type: 'string', id, order: 'asc' });
    return { ...page, items: page.items.map((row) => toProvider(row, keeper)) };
  },

  'provider.create': (call) => createProvider(call, call.caller.user.id),
  'provider.createSite': (call) => createProvider(call, null),

  async 'provider.update'({ db, caller, config, secrets, provider, body, now }) {
    const { name = provider.name, enabled } = body;
    const baseUrl =
      body.baseUrl === undefined
        ? provider.baseUrl
        : checkBaseUrl(body.baseUrl, { allowPrivate: config.privateProviders });
    const changes = { name, baseUrl, enabled: enabled === undefined ? provider.enabled : enabled ? 1 : 0 };
    const place = secretPlace({ id: provider.id, baseUrl });
    // A secret that was given to one address is never sent to another.
    const kept = place === secretPlace(provider) ? provider.secret : null;
    const secret = body.secret === undefined ? kept : body.secret && secrets.seal(body.secret, place);
    await db
      .updateTable('provider')
      .set({ ...changes, secret, updatedAt: now })
      .where('id', '=', provider.id)
      .execute();
    return readProvider(db, provider.id, keeperOf(caller));
  },

  async 'provider.delete'({ db, provider }) {
    await db.deleteFrom('provider').where('id', '=', provider.id).execute();
    return {};
  },
};

/** The providers someone can see: their own, and those of the site that are on, or that they look after. */
export function seenProviders(db: Queryable, { userId, isSiteOwner }: Keeper) {
  let ofSite = db.selectFrom('provider').select('id').where('ownerId', 'is', null);
  if (!isSiteOwner) ofSite = ofSite.where('enabled', '=', 1);
  return db.selectFrom('provider').select('id').where('ownerId', '=', userId).union(ofSite);
}

/** What the secret of a provider is sealed for: the provider, and the site it is sent to. */
export function secretPlace({ id, baseUrl }: Pick<ProviderTable, 'id' | 'baseUrl'>): string {
  return `provider ${id} ${new URL(baseUrl).origin}`;
}

async function createProvider(
  { db, caller, config, secrets, body, now }: Call<'provider.create' | 'provider.createSite'>,
  ownerId: string | null,
): Promise<Provider> {
  const { kind, name = kind, baseUrl: given = PROVIDER_KINDS[kind].baseUrl, secret, enabled = true } = body;
  if (given === null) throw new ApiError('bad-request', { data: { fields: ['baseUrl'] } });
  const id = newId(now);
  const baseUrl = checkBaseUrl(given, { allowPrivate: config.privateProviders });
  const sealed = secret ? secrets.seal(secret, secretPlace({ id, baseUrl })) : null;
  const row = { id, ownerId, kind, name, baseUrl, secret: sealed, enabled: enabled ? 1 : 0 };
  await db
    .insertInto('provider')
    .values({ ...row, createdAt: now, updatedAt: now })
    .execute();
  return readProvider(db, id, keeperOf(caller));
}

async function readProvider(db: Queryable, id: string, keeper: Keeper): Promise<Provider> {
  const row = await db.selectFrom('provider').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return toProvider(row, keeper);
}

function toProvider(stored: ProviderTable, keeper: Keeper): Provider {
  const { ownerId, kind, secret, enabled, baseUrl, ...row } = stored;
  const role = keptRole(stored, keeper);
  if (!role) throw new ApiError('not-found');
  return {
    ...row,
    kind: kind as Provider['kind'],
    // Where the site's own servers are is nobody else's business.
    baseUrl: role === 'owner' ? baseUrl : null,
    hasSecret: secret !== null,
    enabled: enabled === 1,
    ofSite: ownerId === null,
    role,
  };
}
