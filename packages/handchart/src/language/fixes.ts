import {
  nearestWord,
  type Diagnostic,
  type LocalizedText,
  type TextChange,
  type TextRange,
} from '@letu/core';
import type { QuickFix } from '@letu/code/language';
import { fixTitles } from '../locales/fixTitles.js';
import { chartJsonSchema } from '../source/jsonSchema.js';
import { nearestSetting } from '../source/issues.js';
import { columnsOf } from './columns.js';
import { duplicateFix } from './duplicateFix.js';
import { placeAt } from './place.js';
import { syntaxFixes } from './syntaxFixes.js';
import { COLOURS, nameOf, valuesOf, wordsIn } from './vocabulary.js';

/** What people call the words of a chart in Chinese. */
const CHINESE: Readonly<Record<string, string>> = {
  类型: 'type',
  标题: 'title',
  副标题: 'subtitle',
  单位: 'unit',
  数据: 'data',
  图例: 'legend',
  颜色: 'colors',
  横轴: 'x',
  纵轴: 'y',
  宽: 'width',
  宽度: 'width',
  高: 'height',
  高度: 'height',
  平滑: 'smooth',
  横向: 'horizontal',
  标签: 'labels',
  最小值: 'min',
  最大值: 'max',
};
const COLOUR_NAMES: Readonly<Record<string, string>> = {
  红: 'red',
  橙: 'orange',
  黄: 'gold',
  绿: 'green',
  青: 'teal',
  蓝: 'blue',
  紫: 'purple',
  粉: 'pink',
  棕: 'brown',
  灰: 'gray',
  黑: 'black',
  白: 'white',
};

/** Returns the changes that mend a diagnostic of a chart's source, the likeliest first. */
export function fixes(source: string, diagnostic: Diagnostic): readonly QuickFix[] {
  if (diagnostic.severity !== 'error') return [];
  const twice = duplicateFix(source, diagnostic);
  if (twice) return [twice];
  const syntax = syntaxFixes(source, diagnostic);
  const found =
    syntax.length > 0 ? syntax : [...missingFixes(source, diagnostic), ...placedFixes(source, diagnostic)];
  return found.filter(({ changes }) =>
    changes.some(({ from, to, insert }) => source.slice(from, to) !== insert),
  );
}

const fix = (title: LocalizedText, ...changes: TextChange[]): QuickFix => ({ title, changes });

/** What a chart lacks is said at its first word, which is all right itself. */
function missingFixes(source: string, { from, to }: Diagnostic): readonly QuickFix[] {
  const word = source.slice(from, to);
  if (/^\s*\{/.test(source) || from !== source.search(/\S/) || !wordsIn([]).includes(word)) return [];
  const found: QuickFix[] = [];
  if (!/^type\s*:/m.test(source))
    found.push(fix(fixTitles.add('type: bar'), { from, to: from, insert: 'type: bar\n' }));
  if (!/^data\s*:/m.test(source)) {
    const insert = `${source.endsWith('\n') ? '' : '\n'}data: |\n  名称, 数值\n  甲, 10\n  乙, 20\n`;
    found.push(fix(fixTitles.add('data'), { from: source.length, to: source.length, insert }));
  }
  return found.length > 1
    ? [fix(fixTitles.add('type, data'), ...found.flatMap(({ changes }) => changes))]
    : found;
}

function placedFixes(source: string, { from, to }: Diagnostic): readonly QuickFix[] {
  const isQuoted = /["']$/.test(source.slice(from, to));
  const place = placeAt(source, isQuoted ? to - 1 : to);
  const written = source.slice(from, to).replaceAll(/^["']|["']$/g, '');
  if (!place || /\n/.test(written) || place.from < from || place.from > to) return [];
  const write = (text: string) =>
    fix(fixTitles.write(text), {
      from,
      to,
      insert: isQuoted && !/^(?:[\d.-]+|true|false)$/.test(text) ? JSON.stringify(text) : text,
    });
  if (place.part === 'word') return wordFixes(source, { from, to, path: place.path }, written, isQuoted);
  const name = nameOf(place.path);
  const around = name && wrapped(source, { from, to }, place.path);
  if (around) return [fix(fixTitles.write(around), { from, to, insert: around })];
  if (name === 'secondary') return columnsOf(source).slice(0, 4).map(write);
  if (name === 'colors') {
    const colour = COLOUR_NAMES[written.replace(/色$/, '')] ?? nearestWord(written.toLowerCase(), COLOURS);
    return [write(colour ?? 'steelblue')];
  }
  if (!name) return [];
  const values = Object.keys(valuesOf(name));
  if (values.includes('true')) return [write(/^(?:否|不|n|no|off|0)$/i.test(written) ? 'false' : 'true')];
  if (values.length > 0) {
    const nearest = nearestWord(written, values);
    return nearest ? [write(nearest)] : values.slice(0, 3).map(write);
  }
  return numberFixes(place.path, written, write);
}

/** Returns a single text as the list, or as the title of the axis, that it should be. */
function wrapped(source: string, { from, to }: TextRange, path: readonly string[]): string | undefined {
  const [word = ''] = path;
  // A value that stands right behind its word is in no list yet.
  if (path.length > 1 || !/:\s*$/.test(source.slice(0, from)) || /^[[{]/.test(source.slice(from)))
    return undefined;
  const text = source.slice(from, to);
  if (word === 'x' || word === 'y')
    return /^\s*\{/.test(source) ? `{"title": ${text}}` : `{ title: ${text} }`;
  return word === 'secondary' || word === 'colors'
    ? `[${text.replaceAll(/\s*[，、,]\s*/g, ', ')}]`
    : undefined;
}

function wordFixes(
  source: string,
  { from, to, path }: { readonly from: number; readonly to: number; readonly path: readonly string[] },
  written: string,
  isQuoted: boolean,
): readonly QuickFix[] {
  const words = wordsIn(path);
  if (words.includes(written)) return [];
  const nearest = CHINESE[written] ?? nearestSetting(written, words);
  const isFree =
    nearest !== undefined && !(path.length === 0 && new RegExp(`^${nearest}\\s*:`, 'm').test(source));
  const found =
    isFree && words.includes(nearest)
      ? [fix(fixTitles.write(nearest), { from, to, insert: isQuoted ? JSON.stringify(nearest) : nearest })]
      : [];
  const isAtStart = from === source.lastIndexOf('\n', from - 1) + 1;
  if (found.length > 0 || !isAtStart || !/^\s*:/.test(source.slice(to))) return found;
  // With what is indented below it.
  const lines = /^[^\n]*(?:\n[ \t]+[^\n]*)*\n?/.exec(source.slice(from))?.[0] ?? '';
  return [fix(fixTitles.remove, { from, to: from + lines.length, insert: '' })];
}

let schema: NumberRule | undefined;

interface NumberRule {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly type?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, NumberRule>>;
}

function numberFixes(
  path: readonly string[],
  written: string,
  write: (text: string) => QuickFix,
): readonly QuickFix[] {
  const root = (schema ??= chartJsonSchema() as NumberRule);
  const rule = path.reduce<NumberRule | undefined>((around, word) => around?.properties?.[word], root);
  if (rule?.type !== 'number' && rule?.type !== 'integer') return [];
  // Full-width digits, and a unit behind.
  const half = written.normalize('NFKC').replaceAll(/[^\d.eE+-]/g, '');
  const value = half === '' ? NaN : Number(half);
  const { minimum = -Infinity, maximum = Infinity, type } = rule;
  const usual = typeof rule.default === 'number' ? rule.default : minimum;
  const nearest = Math.min(Math.max(Number.isNaN(value) ? usual : value, minimum), maximum);
  return Number.isFinite(nearest) ? [write(String(type === 'integer' ? Math.round(nearest) : nearest))] : [];
}
