import { sql } from 'kysely';
import type { TemplateSummary } from '@letu/client/contract';
import { keptRole, type Keeper } from '../access/kept.js';
import type { Queryable } from '../db/schema.js';
import { ApiError } from '../errors/apiError.js';
import { searchText } from '../search/words.js';
import type { Locale } from '../locales/index.js';
import type { BuiltInTemplate } from '../builtInTemplates.js';

/** A template as a list shows it, whoever made it. */
export interface TemplateRow {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly subject: string;
  readonly searchText: string;
  readonly visibility: string;
  readonly ownerId: string | null;
  readonly ownerName: string | null;
  readonly ownerImage: string | null;
  readonly createdAt: number;
  /** Of the product's own, their place: sorted by time, they come after those people made, in an order of their own. */
  readonly updatedAt: number;
}

/** Reads the templates that someone may use, with those the product brings in their language. */
export function templateRows(
  db: Queryable,
  userId: string,
  builtIn: readonly BuiltInTemplate[],
  locale: Locale,
) {
  const values = builtIn.map((template, index) => {
    const {
      id,
      type,
      title,
      description,
      subject,
      searchText: text,
      updatedAt,
    } = builtInRow(template, locale, builtIn.length - index);
    return sql`(${id}, ${type}, ${title}, ${description}, ${subject}, ${text}, cast(${updatedAt} as bigint))`;
  });
  const madeByPeople = madeRows(db).where((eb) =>
    eb.or([eb('t.ownerId', '=', userId), eb('t.visibility', '=', 'site')]),
  );
  return db
    .with(
      'builtIn(id, type, title, description, subject, searchText, place)',
      () => sql<BuiltInRow>`(values ${sql.join(values)})`,
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('builtIn')
        .select(['id', 'type', 'title', 'subject', 'searchText', 'description'])
        .select(sql<string>`'site'`.as('visibility'))
        .select([sql<string | null>`null`.as('ownerId'), sql<string | null>`null`.as('ownerName')])
        .select([
          sql<string | null>`null`.as('ownerImage'),
          sql<number>`0`.as('createdAt'),
          'place as updatedAt',
        ])
        .unionAll(madeByPeople)
        .as('listed'),
    )
    .selectAll('listed');
}

/** Returns a template that the product brings as a row. */
export function builtInRow(
  { id, type, title, description, subject }: BuiltInTemplate,
  locale: Locale,
  place: number,
): TemplateRow {
  const words = {
    title: title[locale],
    description: description?.[locale] ?? '',
    searchText: searchText([...Object.values(title), ...Object.values(description ?? {})].join('\n')),
  };
  const nobody = { ownerId: null, ownerName: null, ownerImage: null };
  return { id, type, subject, ...words, visibility: 'site', ...nobody, createdAt: 0, updatedAt: place };
}

interface BuiltInRow {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly subject: string;
  readonly searchText: string;
  readonly place: number;
}

/** Reads the templates that people made. */
export function madeRows(db: Queryable) {
  return db
    .selectFrom('template as t')
    .leftJoin('user as o', 'o.id', 't.ownerId')
    .select(['t.id', 't.type', 't.title', 't.subject', 't.searchText', 't.description', 't.visibility'])
    .select(['t.ownerId', 'o.name as ownerName', 'o.image as ownerImage', 't.createdAt', 't.updatedAt']);
}

/** Returns a template as a list shows it to someone who may use it. */
export function toTemplate(row: TemplateRow, keeper: Keeper): TemplateSummary {
  const { id, type, title, description, ownerId, ownerName, ownerImage } = row;
  const isFixed = ownerId === null;
  const role = keptRole({ ...row, isFixed }, keeper);
  if (!role) throw new ApiError('not-found');
  return {
    id,
    type,
    title,
    description,
    role,
    subject: row.subject as TemplateSummary['subject'],
    visibility: row.visibility as TemplateSummary['visibility'],
    owner: isFixed ? null : { id: ownerId, name: ownerName ?? '', image: ownerImage },
    createdAt: isFixed ? null : row.createdAt,
    updatedAt: isFixed ? null : row.updatedAt,
  };
}
