import { sql } from 'kysely';
import { examplesIn } from '@letu/core';
import type { Template } from '@letu/client/contract';
import { keeperOf, type Keeper } from '../access/kept.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { createGraph } from './graphHandlers.js';
import { giveFiles, toFiles } from '../graphs/files.js';
import { containing } from '../search/containing.js';
import { searchText } from '../search/words.js';
import { toOptions } from '../graphs/toOptions.js';
import type { Handlers } from '../calls/call.js';
import { changesOf } from '../calls/changes.js';
import { pageOf } from '../calls/paging.js';
import { newId } from '../ids.js';
import type { Locale } from '../locales/index.js';
import { builtInTemplates, builtInThumbnail, findBuiltIn } from '../builtInTemplates.js';
import { builtInRow, madeRows, templateRows, toTemplate } from './templateRows.js';

type TemplateCalls =
  | 'template.list'
  | 'template.create'
  | 'template.show'
  | 'template.thumbnail'
  | 'template.update'
  | 'template.delete'
  | 'template.use';

const SORTS = {
  updatedAt: { by: sql.ref<number>('listed.updatedAt'), type: 'number', order: 'desc' },
  title: { by: sql.ref<string>('listed.title'), type: 'string', order: 'asc' },
} as const;

export const templateHandlers: Handlers<TemplateCalls> = {
  async 'template.list'({ db, caller, locale, query }) {
    const { q, type, subject, from, sort = 'updatedAt', order, ...wanted } = query;
    const userId = caller.user.id;
    let rows = templateRows(db, userId, examplesIn(await builtInTemplates(), locale), locale);
    if (from === 'product') rows = rows.where('listed.ownerId', 'is', null);
    if (from === 'me') rows = rows.where('listed.ownerId', '=', userId);
    if (from === 'others') rows = rows.where('listed.ownerId', '!=', userId);
    if (type !== undefined) rows = rows.where('listed.type', '=', type);
    if (subject !== undefined) rows = rows.where('listed.subject', '=', subject);
    if (q) rows = rows.where(sql<boolean>`${sql.ref('listed.searchText')} like ${containing(q)} escape '\\'`);
    const { by, type: keyType, order: usual } = SORTS[sort];
    const sorting = { by, type: keyType, id: sql.ref<string>('listed.id'), order: order ?? usual };
    const page = await pageOf(db, rows, wanted, sorting);
    return { ...page, items: page.items.map((row) => toTemplate(row, keeperOf(caller))) };
  },

  async 'template.create'({ db, caller, graph, body, now }) {
    const { title = graph.title, description = '', subject, visibility = 'private' } = body;
    const { source, options, files, svg } = await db
      .selectFrom('graph as g')
      .leftJoin('graphThumbnail as p', 'p.graphId', 'g.id')
      .select(['g.source', 'g.options', 'g.files', 'p.svg'])
      .where('g.id', '=', graph.id)
      .executeTakeFirstOrThrow();
    const [id, ownerId, type] = [newId(now), caller.user.id, graph.type];
    const words = { title, description, searchText: searchOf(title, description), subject, visibility };
    await db
      .insertInto('template')
      .values({
        id,
        ownerId,
        type,
        ...words,
        thumbnail: svg,
        source,
        options,
        files,
        createdAt: now,
        updatedAt: now,
      })
      .execute();
    const named = toFiles(files).map((fileId) => ({ templateId: id, fileId }));
    if (named.length > 0) await db.insertInto('templateFile').values(named).execute();
    return readMade(db, id, keeperOf(caller));
  },

  'template.show': ({ db, caller, locale, template }) =>
    readTemplate(db, template.id, keeperOf(caller), locale),

  async 'template.thumbnail'({ db, template, pictures }) {
    const builtIn = await findBuiltIn(template.id);
    if (builtIn) return { svg: await builtInThumbnail(pictures, builtIn) };
    const { thumbnail } = await db
      .selectFrom('template')
      .select('thumbnail')
      .where('id', '=', template.id)
      .executeTakeFirstOrThrow();
    return { svg: thumbnail };
  },

  async 'template.update'({ db, caller, template, body, now }) {
    const stored = await readMade(db, template.id, keeperOf(caller));
    const { title, description, subject, visibility } = { ...stored, ...changesOf(body) };
    await db
      .updateTable('template')
      .set({
        title,
        description,
        subject,
        visibility,
        searchText: searchOf(title, description),
        updatedAt: now,
      })
      .where('id', '=', template.id)
      .execute();
    return readMade(db, template.id, keeperOf(caller));
  },

  async 'template.delete'({ db, template }) {
    await db.deleteFrom('template').where('id', '=', template.id).execute();
    return {};
  },

  async 'template.use'({ db, caller, locale, template, body, now }) {
    const { type, source, options, files, title } = await readTemplate(
      db,
      template.id,
      keeperOf(caller),
      locale,
    );
    const { repositoryId = null } = body;
    const userId = caller.user.id;
    await giveFiles(db, userId, files, now);
    const diagram = { type, source, options, files };
    const graph = { ...diagram, title: body.title ?? title, repositoryId };
    return createGraph(db, userId, graph, now, { isOpened: false });
  },
};

const searchOf = (title: string, description: string) => searchText(`${title}\n${description}`);

async function readTemplate(db: Queryable, id: string, keeper: Keeper, locale: Locale): Promise<Template> {
  const builtIn = await findBuiltIn(id);
  if (!builtIn) return readMade(db, id, keeper);
  return {
    ...toTemplate(builtInRow(builtIn, locale, 0), keeper),
    source: builtIn.source,
    options: builtIn.options,
    files: [],
  };
}

async function readMade(db: Queryable, id: string, keeper: Keeper): Promise<Template> {
  const row = await madeRows(db)
    .select(['t.source', 't.options', 't.files'])
    .where('t.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new ApiError('not-found');
  const { source, options, files } = row;
  return { ...toTemplate(row, keeper), source, options: toOptions(options), files: toFiles(files) };
}
