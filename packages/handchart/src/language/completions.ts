import { localizedText as said, type LocalizedText } from '@letu/core';
import { snippet, type Completion, type CompletionAnswer } from '@letu/code/language';
import { columnsOf } from './columns.js';
import { placeAt, type Place } from './place.js';
import { COLOURS, meaningOf, nameOf, valuesOf, wordsIn } from './vocabulary.js';

const WORD = /^[\w-]*$/;
const NAME = /^[^\s,[\]{}:"']*$/;

const SNIPPETS: readonly Completion[] = [
  snippet(
    '柱图 bar chart',
    '一张表画成柱',
    'A table as bars',
    'type: bar\ntitle: ${标题}\ndata: |\n  ${名称}, ${数值}\n  ${甲}, ${10}\n  ${乙}, ${20}\n',
  ),
  snippet(
    '饼图 pie chart',
    '整体里各占多少',
    'Parts of a whole',
    'type: pie\ntitle: ${标题}\ndata: |\n  ${名称}, ${数值}\n  ${甲}, ${10}\n  ${乙}, ${20}\n',
  ),
  snippet(
    '桑基图 Sankey diagram',
    '从哪里流到哪里',
    'What flows from where to where',
    'type: sankey\ntitle: ${标题}\ndata: |\n  来源, 去向, 数量\n  ${甲}, ${乙}, ${10}\n  ${甲}, ${丙}, ${20}\n',
  ),
];

/** Returns what can be written at an offset of a chart's source. */
export function complete(source: string, offset: number, explicit: boolean): CompletionAnswer | null {
  const place = placeAt(source, offset);
  if (!place) return null;
  const typed = source.slice(place.from, offset);
  if (typed === '' && !explicit && place.part === 'word') return null;
  const isName = place.path[0] === 'secondary' || (place.part === 'word' && place.path[0] === 'unit');
  const validFor = isName ? NAME : WORD;
  if (!validFor.test(typed)) return null;
  const completions =
    place.part === 'word' ? wordCompletions(source, offset, place) : valueCompletions(source, place);
  if (completions.length === 0) return null;
  return { from: place.from, completions, validFor, isWhole: !isName && place.path[0] !== 'colors' };
}

function wordCompletions(source: string, offset: number, { path, isQuoted }: Place): readonly Completion[] {
  if (path.length === 1 && path[0] === 'unit') return columnsOf(source).map(column);
  const rest = source.slice(offset).split('\n', 1)[0] ?? '';
  const isWhole = isQuoted || /^[\w-]*"?\s*:/.test(rest);
  const used = path.length === 0 ? usedWords(source, offset) : new Set<string>();
  const words = wordsIn(path)
    .filter((word) => !used.has(word))
    .map((label): Completion => {
      const name = nameOf([...path, label]);
      const info = name && meaningOf(name);
      const insert = label === 'data' ? 'data: |\n  ' : `${label}: `;
      return {
        label,
        kind: 'attribute',
        ...(info ? { detail: inShort(info), info } : {}),
        ...(isWhole ? {} : { insert }),
      };
    });
  return path.length === 0 && source.trim() === source.slice(0, offset).trim() && used.size === 0 && !isQuoted
    ? [...words, ...SNIPPETS]
    : words;
}

/** The first words of a sentence. */
const inShort = (text: LocalizedText): LocalizedText =>
  said(text['zh-CN'].split(/[，：]/, 1)[0] ?? '', text['en-US'].split(/[,:]/, 1)[0] ?? '');

/** The words of the settings that stand elsewhere than at an offset. */
function usedWords(source: string, offset: number): ReadonlySet<string> {
  const found = [...source.matchAll(/^[{ ,]*"?(\w+)"?\s*:/gm)];
  return new Set(
    found.flatMap(({ 0: text, 1: word = '', index }) =>
      index <= offset && offset <= index + text.length ? [] : [word],
    ),
  );
}

function valueCompletions(source: string, { path }: Place): readonly Completion[] {
  const name = nameOf(path);
  if (name === 'colors') return COLOURS.map((label) => ({ label, kind: 'color', color: label }));
  if (name === 'secondary') return columnsOf(source).map(column);
  if (!name) return [];
  return Object.entries(valuesOf(name)).map(([label, detail]) => ({
    label,
    kind: name === 'type' ? 'keyword' : 'value',
    detail,
  }));
}

const column = (label: string): Completion => ({
  label,
  kind: 'name',
  detail: said('数据里的一列', 'A column of the data'),
});
