import type { Completion, CompletionAnswer } from '@letu/code/language';
import { ATTRIBUTES, type Attribute } from './attributes.js';
import { COLORS } from './colors.js';
import { escapeQuotes, identifier } from './identifier.js';
import { usedNames } from './names.js';
import { placeAt, type Place } from './place.js';
import { valuesOf, type AttributeValue } from './values.js';
import { GRAPH_SNIPPETS, KEYWORDS, STATEMENT_SNIPPETS } from './words.js';

const WORD = /^[\w.\u0080-\uFFFF]*$/;
const IN_QUOTES = /^[^",:;]*$/;
/** Types whose values are several, with what stands between them. */
const SEPARATORS: Readonly<Record<string, RegExp>> = { style: /[^,]*$/, colors: /[^:;]*$/ };
/** The attributes offered first, in this order. */
const COMMON = new Set([...ATTRIBUTES.keys()].slice(0, 12));
const COMPASS_TYPE = 'compass';

/** Returns what can be written at an offset of a DOT text. */
export function complete(source: string, offset: number, explicit: boolean): CompletionAnswer | null {
  const place = placeAt(source, offset);
  if (!place || !(explicit || place.typed !== '' || asks(source, offset, place))) return null;
  const from = place.from + place.typed.length - lastPart(place).length;
  const completions = completionsAt(place, source, offset);
  return completions.length === 0 ? null : { from, completions, validFor: place.quoted ? IN_QUOTES : WORD };
}

/** Tells whether a place is one where a list helps before anything is typed. */
function asks(source: string, offset: number, { kind, quoted }: Place): boolean {
  if (kind === 'value') return quoted || source[offset - 1] === '=';
  return kind === 'port' && source[offset - 1] === ':';
}

function lastPart(place: Place): string {
  if (place.kind !== 'value' || !place.quoted) return place.typed;
  const separated = SEPARATORS[ATTRIBUTES.get(place.attribute)?.type ?? ''];
  return separated?.exec(place.typed)?.[0].trimStart() ?? place.typed;
}

function completionsAt(place: Place, source: string, offset: number): Completion[] {
  const names = () => usedNames(source, { from: place.from, to: offset });
  switch (place.kind) {
    case 'header':
      return place.quoted ? [] : header(place.strict);
    case 'statement':
      return place.quoted
        ? nameCompletions(names().nodes, true)
        : [
            ...nameCompletions(names().nodes, false),
            ...keywordCompletions(['node', 'edge', 'graph', 'subgraph']),
            ...snippets(STATEMENT_SNIPPETS, linkOf(source)),
            ...attributeCompletions(place.owners),
          ];
    case 'endpoint':
      return [
        ...nameCompletions(names().nodes, place.quoted),
        ...(place.quoted ? [] : keywordCompletions(['subgraph'])),
      ];
    case 'port':
      return [
        ...nameCompletions(names().ports.get(place.node) ?? [], place.quoted),
        ...valuesOf(COMPASS_TYPE, '').map((value) => valueCompletion(value, 'value', place.quoted)),
      ];
    case 'attribute':
      return place.quoted ? [] : attributeCompletions(place.owners);
    case 'value':
      return valueCompletions(place, names);
  }
}

function header(strict: boolean): Completion[] {
  if (strict) return keywordCompletions(['digraph', 'graph']);
  return [...keywordCompletions(['digraph', 'graph', 'strict']), ...snippets(GRAPH_SNIPPETS, '')];
}

function keywordCompletions(words: readonly string[]): Completion[] {
  return KEYWORDS.filter(({ word }) => words.includes(word)).map(({ word, text }) => ({
    label: word,
    kind: 'keyword',
    info: text,
  }));
}

function snippets(list: readonly Completion[], link: string): Completion[] {
  return list.map(({ insert = '', ...snippet }) => ({
    ...snippet,
    insert: link === '' ? insert : insert.replace(' -- ', ` ${link} `),
  }));
}

function linkOf(source: string): string {
  return /\bdigraph\b/i.test(source) ? '->' : '--';
}

function nameCompletions(names: Iterable<string>, quoted: boolean): Completion[] {
  return (
    [...names]
      // Braces behind a sign would make a place to fill in of a name.
      .filter((name) => !/[$#]\{/.test(name))
      .map((name) => ({ label: name, kind: 'name', insert: written(name, quoted), boost: 20 }))
  );
}

function written(text: string, quoted: boolean): string {
  return quoted ? escapeQuotes(text) : identifier(text);
}

function attributeCompletions(owners: string): Completion[] {
  return [...ATTRIBUTES.values()]
    .filter((attribute) => [...owners].some((owner) => attribute.owners.includes(owner)))
    .map(({ name, text }) => ({
      label: name,
      kind: 'attribute',
      insert: `${name}=`,
      info: text,
      ...(COMMON.has(name) ? { boost: 10 } : {}),
    }));
}

function valueCompletions(
  { attribute: name, owners, quoted }: Extract<Place, { kind: 'value' }>,
  names: () => ReturnType<typeof usedNames>,
): Completion[] {
  const attribute = ATTRIBUTES.get(name);
  if (!attribute) return [];
  const { type } = attribute;
  if (type === 'color' || type === 'colors') return colorCompletions(quoted);
  if (type === 'cluster') return nameCompletions(names().clusters, quoted);
  if (type === 'node') return nameCompletions(names().nodes, quoted);
  const kind = type === 'shape' || type === 'arrow' ? type : 'value';
  const listed = valuesOf(type, owners).map((value) => valueCompletion(value, kind, quoted));
  return listed.length > 0 || quoted ? listed : initialValue(attribute);
}

function valueCompletion(
  { value, text }: AttributeValue,
  kind: Completion['kind'],
  quoted: boolean,
): Completion {
  return {
    label: value,
    kind,
    insert: written(value, quoted),
    ...(text['zh-CN'] === '' ? {} : { detail: text }),
  };
}

function colorCompletions(quoted: boolean): Completion[] {
  return COLORS.map(({ name, css }) => ({
    label: name,
    kind: 'color',
    insert: written(name, quoted),
    color: css,
  }));
}

function initialValue({ initial }: Attribute): Completion[] {
  if (initial === '') return [];
  return [
    {
      label: initial,
      kind: 'value',
      insert: identifier(initial),
      detail: { 'zh-CN': '默认', 'en-US': 'default' },
    },
  ];
}
