import type { Role } from '@letu/client/contract';
import type { Selectable } from 'kysely';
import type { Caller } from '../auth/sessions.js';
import type {
  BackupPlaceTable,
  ChatTable,
  FontTable,
  ModelTable,
  ProviderTable,
  Queryable,
  TemplateTable,
} from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { findBuiltIn } from '../builtInTemplates.js';
import { atLeast } from './roles.js';

/** What people keep for themselves. What has no owner is the site's: everyone may see it, and the site's owners change it. */
export interface KeptTargets {
  readonly template: KeptTemplate;
  readonly font: Omit<Selectable<FontTable>, 'content'> & { readonly role: Role };
  readonly provider: Selectable<ProviderTable> & { readonly role: Role };
  readonly model: Selectable<ModelTable> & { readonly role: Role };
  readonly chat: Selectable<ChatTable> & { readonly role: Role };
  readonly backup: Selectable<BackupPlaceTable> & { readonly role: Role };
}
export type Kept = keyof KeptTargets;
export const KEPT = [
  'template',
  'font',
  'provider',
  'model',
  'chat',
  'backup',
] as const satisfies readonly Kept[];

type KeptTemplate = Pick<Selectable<TemplateTable>, 'id' | 'ownerId' | 'type' | 'visibility'> & {
  readonly role: Role;
};

export interface Keeper {
  readonly userId: string;
  readonly isSiteOwner: boolean;
}

export function keeperOf({ user }: Caller): Keeper {
  return { userId: user.id, isSiteOwner: user.siteRole === 'owner' };
}

interface Owned {
  readonly ownerId: string | null;
  readonly visibility?: string;
  /** Part of the product, which nobody changes. */
  readonly isFixed?: boolean;
}

const FINDERS: { readonly [Name in Kept]: (db: Queryable, id: string) => Promise<Owned | undefined> } = {
  async template(db, id) {
    const builtIn = await findBuiltIn(id);
    if (builtIn) return { id, type: builtIn.type, ownerId: null, visibility: 'site', isFixed: true };
    return db
      .selectFrom('template')
      .select(['id', 'ownerId', 'type', 'visibility'])
      .where('id', '=', id)
      .executeTakeFirst();
  },
  font: (db, id) =>
    db
      .selectFrom('font')
      .select(['id', 'ownerId', 'family', 'weight', 'style', 'format', 'embedding', 'glyphs', 'hanzi'])
      .select(['commonHanzi', 'sha256', 'size', 'createdAt'])
      .where('id', '=', id)
      .executeTakeFirst(),
  provider: (db, id) => db.selectFrom('provider').selectAll().where('id', '=', id).executeTakeFirst(),
  model: (db, id) =>
    db
      .selectFrom('model as m')
      .innerJoin('provider as p', 'p.id', 'm.providerId')
      .selectAll('m')
      .select('p.ownerId')
      .where('m.id', '=', id)
      .executeTakeFirst(),
  backup: (db, id) => db.selectFrom('backupPlace').selectAll().where('id', '=', id).executeTakeFirst(),
  chat: (db, id) => db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst(),
};

/**
 * Finds what someone keeps and checks that the caller has the role its rule asks for.
 *
 * @throws ApiError `not-found` for what is not there or not to be seen, alike; `not-allowed` for what may be seen but not done.
 */
export async function findKept(
  db: Queryable,
  kind: Kept,
  id: string,
  needed: Role,
  keeper: Keeper,
): Promise<object> {
  const found = await FINDERS[kind](db, id);
  if (!found) throw new ApiError('not-found');
  return { ...found, role: atLeast(keptRole(found, keeper), needed) };
}

/** Returns what someone may do with what another keeps; undefined for nothing. */
export function keptRole(
  { ownerId, visibility, isFixed = false }: Owned,
  { userId, isSiteOwner }: Keeper,
): 'owner' | 'viewer' | undefined {
  if (isFixed) return 'viewer';
  if (ownerId === userId) return 'owner';
  if (ownerId === null) return isSiteOwner ? 'owner' : 'viewer';
  return visibility === 'site' ? 'viewer' : undefined;
}
