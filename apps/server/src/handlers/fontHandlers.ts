import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Font } from '@letu/client/contract';
import type { KeptTargets } from '../access/kept.js';
import type { FontTable, Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import type { Call, Handlers } from '../calls/call.js';
import { pageOf } from '../calls/paging.js';
import { newId } from '../ids.js';
import { FontToolsBusy } from '../fonts/fontTools.js';
import { FontFailure, type FontProblem } from '../fonts/fontFailure.js';

type FontCalls =
  'font.list' | 'font.upload' | 'font.uploadSite' | 'font.download' | 'font.subset' | 'font.delete';
type FontRow = Omit<FontTable, 'content'>;

const COLUMNS = [
  ...(['id', 'ownerId', 'family', 'weight', 'style', 'format', 'embedding'] as const),
  ...(['glyphs', 'hanzi', 'commonHanzi', 'sha256', 'size', 'createdAt'] as const),
] as const;

const SORTS = {
  family: { by: sql.ref<string>('family'), type: 'string', order: 'asc' },
  createdAt: { by: sql.ref<number>('createdAt'), type: 'number', order: 'desc' },
} as const;

export const fontHandlers: Handlers<FontCalls> = {
  async 'font.list'({ db, caller, query: { sort = 'family', order, ...wanted } }) {
    const mine = db.selectFrom('font').select('id').where('ownerId', '=', caller.user.id);
    const ofSite = db.selectFrom('font').select('id').where('ownerId', 'is', null);
    const fonts = db.selectFrom('font').select(COLUMNS).where('id', 'in', mine.union(ofSite));
    const { by, type, order: usual } = SORTS[sort];
    const id = sql.ref<string>('id');
    const page = await pageOf(db, fonts, wanted, { by, type, id, order: order ?? usual });
    return { ...page, items: page.items.map(toFont) };
  },

  'font.upload': (call) => keepFont(call, call.caller.user.id),
  'font.uploadSite': (call) => keepFont(call, null),

  async 'font.download'({ db, font }) {
    return { type: mediaType(font.format), tag: font.sha256, bytes: await contentOf(db, font) };
  },

  async 'font.subset'({ db, caller, font, body, fonts, limits }) {
    limits.take('font', caller.user.id);
    // A font that may only be embedded whole must not be cut.
    if (font.embedding === 'whole') throw unusable('restricted');
    const { text, format = 'woff2' } = body;
    const cut = await refusing(fonts.subset(await contentOf(db, font), text, format));
    const bytes = new Uint8Array(cut);
    const sfntType = font.format === 'otf' ? 'font/otf' : 'font/sfnt';
    return { type: format === 'woff2' ? 'font/woff2' : sfntType, tag: sha256(bytes), bytes };
  },

  async 'font.delete'({ db, font }) {
    await db.deleteFrom('font').where('id', '=', font.id).execute();
    return {};
  },
};

/** Keeps a font once it is known to be one; the same file is kept once for each owner. */
async function keepFont(
  { body, caller, config, database, fonts, limits, now }: Call<'font.upload' | 'font.uploadSite'>,
  ownerId: string | null,
): Promise<Font> {
  limits.take('font', caller.user.id);
  const hash = sha256(body);
  const known = await findFont(database.db, ownerId, hash);
  if (known) return toFont(known);
  const facts = await refusing(fonts.inspect(body));
  const row = { id: newId(now), ownerId, ...facts, sha256: hash, size: body.length, createdAt: now };
  return database.db.transaction().execute(async (trx) => {
    await checkQuota(trx, ownerId, body.length, config.fontQuotaBytes);
    await trx
      .insertInto('font')
      .values({ ...row, content: body })
      .onConflict((on) => on.doNothing())
      .execute();
    return toFont((await findFont(trx, ownerId, hash)) ?? row);
  });
}

async function checkQuota(db: Queryable, ownerId: string | null, more: number, quota: number): Promise<void> {
  // One after another: two that fit by themselves might not fit together.
  if (ownerId !== null) await db.updateTable('user').set({ id: ownerId }).where('id', '=', ownerId).execute();
  const { size } = await db
    .selectFrom('font')
    .select((eb) => eb.fn.sum<number>('size').as('size'))
    .where('ownerId', ownerId === null ? 'is' : '=', ownerId)
    .executeTakeFirstOrThrow();
  if (Number(size ?? 0) + more > quota) throw new ApiError('font-quota', { data: { quota } });
}

function findFont(db: Queryable, ownerId: string | null, hash: string): Promise<FontRow | undefined> {
  return db
    .selectFrom('font')
    .select(COLUMNS)
    .where('ownerId', ownerId === null ? 'is' : '=', ownerId)
    .where('sha256', '=', hash)
    .executeTakeFirst();
}

function mediaType(format: string): string {
  return `font/${format}`;
}

async function contentOf(db: Queryable, { id }: KeptTargets['font']): Promise<Uint8Array<ArrayBuffer>> {
  const row = await db.selectFrom('font').select('content').where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('not-found');
  return new Uint8Array(row.content);
}

async function refusing<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof FontToolsBusy)
      throw new ApiError('too-many-requests', { headers: { 'Retry-After': '10' }, cause });
    if (!(cause instanceof FontFailure)) throw cause;
    throw unusable(cause.problem, cause);
  }
}

function unusable(problem: FontProblem, cause?: unknown): ApiError {
  const code = problem === 'restricted' ? 'font-restricted' : 'font-unusable';
  return new ApiError(code, { data: { problem }, cause });
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

function toFont(stored: FontRow): Font {
  const { ownerId, sha256: _, ...row } = stored;
  return {
    ...row,
    style: row.style as Font['style'],
    format: row.format as Font['format'],
    embedding: row.embedding as Font['embedding'],
    ofSite: ownerId === null,
  };
}
