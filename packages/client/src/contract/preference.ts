import { z } from './zod.js';
import { id, locale } from './common.js';
import { endpoint } from './endpoint.js';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const fontFamily = z.string().check(z.maxLength(200));
const category = z.string().check(z.maxLength(60));

/** How a text editor begins: what a new diagram holds, and how the text and the picture share the page. */
const textEditor = z.strictObject({
  /** The template that new diagrams begin with; null for the kind's own. */
  template: z.nullable(z.string().check(z.maxLength(80))),
  /** The picture beside the text, or below it. */
  layout: z.enum(['beside', 'below']),
});
const textEditorInitially: z.output<typeof textEditor> = { template: null, layout: 'beside' };

/** Defines a preference: what it can be, and what it is until it is set. */
const known = <Schema extends z.ZodMiniType>(schema: Schema, initial: z.output<Schema>) => ({
  schema,
  initial,
});

/** What people set for themselves, on all their devices. A key keeps its meaning for ever. */
export const PREFERENCES = {
  // Null until it is chosen: what was chosen on a device before wins over that alone.
  'interface.theme': known(z.nullable(z.enum(['light', 'dark', 'system'])), null),
  'interface.locale': known(z.nullable(locale), null),
  'table.density': known(z.enum(['large', 'middle', 'small']), 'middle'),
  'table.view': known(z.enum(['table', 'cards']), 'cards'),
  'editor.theme': known(z.enum(['interface', 'light', 'dark']), 'interface'),
  'editor.fontSize': known(z.int().check(z.minimum(10), z.maximum(32)), 14),
  'editor.lineWrap': known(z.boolean(), true),
  'editor.planttext': known(textEditor, textEditorInitially),
  'editor.mermaid': known(textEditor, textEditorInitially),
  'editor.d2lang': known(textEditor, textEditorInitially),
  'editor.graphviz': known(textEditor, textEditorInitially),
  'editor.pikchr': known(textEditor, textEditorInitially),
  'editor.handchart': known(textEditor, textEditorInitially),
  /** How new shapes look in the editors that one draws in. */
  shape: known(
    z.strictObject({
      /** Whether it holds at all; without it, new shapes look as each editor has them. */
      enabled: z._default(z.boolean(), false),
      fill: colour,
      stroke: colour,
      strokeWidth: z.int().check(z.minimum(1), z.maximum(20)),
      fontFamily,
      fontSize: z.int().check(z.minimum(8), z.maximum(96)),
      edgeStroke: z._default(colour, '#1f2329'),
      edgeWidth: z._default(z.int().check(z.minimum(1), z.maximum(20)), 1),
      edgeArrow: z._default(z.enum(['none', 'classic', 'block', 'open']), 'classic'),
      edgeRoute: z._default(z.enum(['orthogonal', 'straight', 'curved']), 'orthogonal'),
      /** How careful the hand is that draws on boards: 0 draws as with a ruler. */
      roughness: z._default(z.int().check(z.minimum(0), z.maximum(2)), 1),
    }),
    {
      enabled: false,
      fill: '#ffffff',
      stroke: '#1f2329',
      strokeWidth: 1,
      fontFamily: '',
      fontSize: 14,
      edgeStroke: '#1f2329',
      edgeWidth: 1,
      edgeArrow: 'classic',
      edgeRoute: 'orthogonal',
      roughness: 1,
    },
  ),
  /** Which shapes the palette of general diagrams offers: categories by their ids, in this order, others behind them. */
  'shape.palette': known(
    z.strictObject({
      order: z.array(category).check(z.maxLength(200)),
      hidden: z.array(category).check(z.maxLength(200)),
    }),
    { order: [], hidden: [] },
  ),
  /** A service of one's own that draws what the built-in engine of PlantUML lacks, and how it is asked. */
  'service.planttext': known(
    z.strictObject({
      enabled: z.boolean(),
      kind: z.string().check(z.maxLength(20)),
      url: z.string().check(z.maxLength(500)),
    }),
    { enabled: false, kind: 'kroki', url: '' },
  ),
  /** Where new diagrams go, and what repositories are made and shown with. */
  repo: known(
    z.strictObject({
      repositoryId: z.nullable(id),
      visibility: z._default(z.enum(['private', 'site']), 'private'),
      icon: z._default(z.string().check(z.maxLength(40)), 'book'),
      sort: z._default(z.enum(['position', 'name', 'createdAt', 'updatedAt']), 'position'),
      pageSize: z._default(z.int().check(z.minimum(10), z.maximum(100)), 20),
    }),
    { repositoryId: null, visibility: 'private', icon: 'book', sort: 'position', pageSize: 20 },
  ),
  /** What devices keep of what the server stores. */
  cloud: known(
    z.strictObject({ sync: z.boolean(), offlineGraphs: z.int().check(z.minimum(0), z.maximum(1000)) }),
    {
      sync: true,
      offlineGraphs: 100,
    },
  ),
  /** Whether deleting asks first. */
  trash: known(z.strictObject({ confirm: z.boolean() }), { confirm: true }),
} as const;

type Known = typeof PREFERENCES;
/** The name of a preference. */
export type PreferenceKey = keyof Known;
/** What someone has set, and what the rest is until they do. */
export type Preferences = { -readonly [Key in PreferenceKey]: z.output<Known[Key]['schema']> };

const schemas = Object.fromEntries(
  Object.entries(PREFERENCES).map(([key, { schema }]) => [key, schema]),
) as unknown as { [Key in PreferenceKey]: Known[Key]['schema'] };
const all = z.object(schemas);
const key = z.enum(Object.keys(PREFERENCES) as [PreferenceKey, ...PreferenceKey[]]);
const value = z.union(Object.values(schemas) as [Known[PreferenceKey]['schema']]);
const params = z.strictObject({ key });

export const preferenceApi = {
  'preference.list': endpoint({
    method: 'get',
    path: '/api/preference',
    summary: "Returns all of one's preferences, those not set as they are to begin with.",
    data: all,
  }),
  'preference.set': endpoint({
    method: 'put',
    path: '/api/preference/{key}',
    summary: 'Sets one preference, and returns all.',
    params,
    body: z.strictObject({ value }),
    data: all,
  }),
  'preference.reset': endpoint({
    method: 'delete',
    path: '/api/preference/{key}',
    summary: 'Sets one preference back to what it was to begin with, and returns all.',
    params,
    data: all,
  }),
};
