import { sql } from 'kysely';
import type { Body, Model } from '@letu/client/contract';
import { keeperOf, keptRole, type Keeper } from '../access/kept.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Handlers } from '../calls/call.js';
import { pageOf } from '../calls/paging.js';
import { newId } from '../ids.js';
import { seenProviders } from './providerHandlers.js';

type ModelCalls = 'model.list' | 'model.create' | 'model.update' | 'model.delete';

export const modelHandlers: Handlers<ModelCalls> = {
  async 'model.list'({ db, caller, query: { providerId, ...wanted } }) {
    const keeper = keeperOf(caller);
    let rows = modelRows(db).where('p.id', 'in', seenProviders(db, keeper));
    if (providerId !== undefined) rows = rows.where('p.id', '=', providerId);
    const id = sql.ref<string>('m.id');
    const page = await pageOf(db, rows, wanted, { by: id, type: 'string', id, order: 'asc' });
    return { ...page, items: page.items.map((row) => toModel(row, keeper)) };
  },

  async 'model.create'({ db, caller, provider, body, now }) {
    const id = newId(now);
    const initial = { label: '', settings: '{}', enabled: 1 };
    await db
      .insertInto('model')
      .values({
        ...initial,
        name: body.name,
        ...columnsOf(body),
        id,
        providerId: provider.id,
        ...stamps(now),
      })
      .execute();
    return readModel(db, id, keeperOf(caller));
  },

  async 'model.update'({ db, caller, model, body, now }) {
    await db
      .updateTable('model')
      .set({ ...columnsOf(body), updatedAt: now })
      .where('id', '=', model.id)
      .execute();
    return readModel(db, model.id, keeperOf(caller));
  },

  async 'model.delete'({ db, model }) {
    await db.deleteFrom('model').where('id', '=', model.id).execute();
    return {};
  },
};

const stamps = (now: number) => ({ createdAt: now, updatedAt: now });

function columnsOf({ name, label, settings, enabled }: Body<'model.update'>) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(label === undefined ? {} : { label }),
    ...(settings === undefined ? {} : { settings: JSON.stringify(settings) }),
    ...(enabled === undefined ? {} : { enabled: enabled ? 1 : 0 }),
  };
}

function modelRows(db: Queryable) {
  return db
    .selectFrom('model as m')
    .innerJoin('provider as p', 'p.id', 'm.providerId')
    .selectAll('m')
    .select('p.ownerId');
}

type Row = Awaited<ReturnType<ReturnType<typeof modelRows>['executeTakeFirstOrThrow']>>;

async function readModel(db: Queryable, id: string, keeper: Keeper): Promise<Model> {
  return toModel(await modelRows(db).where('m.id', '=', id).executeTakeFirstOrThrow(), keeper);
}

function toModel(stored: Row, keeper: Keeper): Model {
  const { ownerId, settings, enabled, ...row } = stored;
  const role = keptRole(stored, keeper);
  if (!role) throw new ApiError('not-found');
  return {
    ...row,
    settings: JSON.parse(settings) as Model['settings'],
    enabled: enabled === 1,
    ofSite: ownerId === null,
    role,
  };
}
