import { CSS_COLORS, type LocalizedText } from '@letu/core';
import type { Completion, CompletionAnswer } from '@letu/code/language';
import { THEME_IDS } from '../themes.js';
import { scan } from './scan.js';
import { snippets } from './snippets.js';
import { readStatements, shapePaths, writtenPath, type Statements } from './statements.js';
import { arrowheads, labelPlaces, places, shapes, wordOf, WORDS, type Word } from './words.js';

const WORD = /^[\p{L}\p{N}_-]*$/u;
const TYPED = /[\p{L}\p{N}_-]*$/u;

/** Returns what can be written at an offset. */
export function complete(source: string, offset: number, explicit: boolean): CompletionAnswer | null {
  if (isSilent(source, offset)) return null;
  const statement = statementBefore(source, offset);
  const variable = /\$\{([\p{L}\p{N}_.-]*)$/u.exec(statement);
  const [, key, value = ''] = /^(.*?):\s*(.*)$/s.exec(statement) ?? [];
  const typed = TYPED.exec(source.slice(Math.max(0, offset - 500), offset))?.[0] ?? '';
  const isWanted =
    key === undefined ? takesKey(statement, typed, explicit) : takesValue(key, value, explicit);
  if (!variable && !isWanted) return null;

  // What is being written names nothing yet.
  const from = offset - typed.length;
  const statements = readStatements(source.slice(0, from) + source.slice(offset));
  const scope = statements.scopeAt(from);
  if (variable) return answer(offset - (variable[1] ?? '').length, variables(statements));
  if (key !== undefined) return answer(from, valuesFor(key, scope, statements));
  return answer(from, keysFor(statement.slice(0, statement.length - typed.length), scope, statements));
}

/** Tells whether names and attributes are of help before a caret. */
function takesKey(statement: string, typed: string, explicit: boolean): boolean {
  return typed !== '' || explicit || /[.>-]\s*$/.test(statement);
}

/** Tells whether a key has values of its own, and none is written yet. */
function takesValue(key: string, value: string, explicit: boolean): boolean {
  const typed = TYPED.exec(value)?.[0] ?? '';
  if (value.trim() !== typed || (wordOf(attributeOf(key))?.values ?? '') === '') return false;
  return typed !== '' || explicit || /\s$|^$/.test(value);
}

/** The attribute that a path ends with. */
function attributeOf(key: string): string {
  return key.trim().split('.').at(-1)?.replace(/^!?&/, '') ?? '';
}

function answer(from: number, completions: readonly Completion[]): CompletionAnswer | null {
  return completions.length > 0 ? { from, completions, validFor: WORD } : null;
}

/** Comments, quoted text and blocks of text take no completions. */
function isSilent(source: string, offset: number): boolean {
  for (const { kind, from, to, closed } of scan(source)) {
    if (from >= offset) return false;
    const isText = kind === 'quoted' || kind === 'block' || kind === 'comment';
    const isLine = kind === 'comment' && !source.startsWith('"""', from);
    if (isText && (offset < to || (offset === to && (!closed || isLine)))) return true;
  }
  return false;
}

/** The text of the statement before an offset. */
function statementBefore(source: string, offset: number): string {
  return (
    /(?:[^\n;{}[\]]|\$\{)*$/.exec(source.slice(Math.max(0, offset - 500), offset))?.[0].trimStart() ?? ''
  );
}

/** The completions of a key: what is before the word is a path, an arrow, or nothing. */
function keysFor(before: string, scope: readonly string[], statements: Statements): Completion[] {
  const path = /((?:[^.\s->]+\.)+)$/.exec(before)?.[1]?.slice(0, -1).split('.') ?? [];
  const names = nameCompletions(statements, [...scope, ...path], path.length > 0);
  const isEnd = /(?:-|>)\s*(?:[^\s]+\.)*$/.test(before);
  if (isEnd) return names;
  const last = (path.at(-1) ?? scope.at(-1) ?? '').toLowerCase();
  if (last === 'style') return words('style');
  if (last === 'd2-config') return words('config');
  if (last === 'vars') return words('holder').filter(({ label }) => label === 'd2-config');
  const inArrowhead = last.endsWith('-arrowhead');
  if (inArrowhead) return words('attribute').filter(({ label }) => /^(?:shape|label|style)$/.test(label));
  const atRoot = scope.length === 0 && path.length === 0;
  const holders = words('holder').filter(({ label }) => atRoot && label !== 'd2-config');
  return [...names, ...words('attribute'), ...holders, ...(path.length === 0 ? snippets : [])];
}

function words(place: Word['place']): Completion[] {
  return WORDS.filter((word) => word.place === place).map(({ word, help }) => {
    return { label: word, kind: place === 'holder' ? 'keyword' : 'attribute', detail: help };
  });
}

/** Names inside a container by themselves, then others by their paths from the root. */
function nameCompletions(statements: Statements, scope: readonly string[], isPath: boolean): Completion[] {
  const paths = shapePaths(statements);
  const isInside = (path: readonly string[]) =>
    path.length > scope.length && scope.every((name, index) => path[index] === name);
  const inside = paths.filter(isInside).map((path): Completion => {
    return { label: writtenPath(path.slice(scope.length)), kind: 'name', boost: 20 - path.length };
  });
  if (isPath || scope.length === 0) return inside;
  const toRoot = scope.map(() => '_').join('.');
  const outside = paths.filter((path) => !isInside(path));
  return [
    ...inside,
    ...outside.map((path): Completion => ({ label: `${toRoot}.${writtenPath(path)}`, kind: 'name' })),
  ];
}

function variables({ keys }: Statements): Completion[] {
  const names = keys.flatMap((key) => {
    const path = [...key.scope, ...key.parts.map(({ name }) => name)];
    return path[0] === 'vars' && path[1] !== undefined && path[1] !== 'd2-config'
      ? [path.slice(1).join('.')]
      : [];
  });
  return [...new Set(names)].map((label) => ({ label, kind: 'name' }));
}

function valuesFor(key: string, scope: readonly string[], statements: Statements): Completion[] {
  const holder = key.trim().split('.').at(-2) ?? scope.at(-1) ?? '';
  return valueCompletions(attributeOf(key), holder, statements);
}

function valueCompletions(name: string, holder: string, statements: Statements): Completion[] {
  const kinds = wordOf(name)?.values ?? '';
  const plain = (labels: readonly string[], kind: Completion['kind'] = 'value'): Completion[] =>
    labels.map((label) => ({ label, kind }));
  switch (kinds) {
    case 'color':
      return CSS_COLORS.map((label) => ({
        label: label.toLowerCase(),
        kind: 'color',
        color: label.toLowerCase(),
      }));
    case 'bool':
      return plain(['true', 'false']);
    case 'shape':
      return plain(holder.endsWith('-arrowhead') ? arrowheads : shapes, 'shape');
    case 'near':
      return /^(?:label|icon)$/.test(holder)
        ? plain(labelPlaces)
        : [...plain(places), ...nameCompletions(statements, [], false)];
    case 'class':
      return classNames(statements);
    case 'theme':
      return Object.entries(THEME_IDS).map(([label, id]) => ({
        label: String(id),
        kind: 'theme',
        detail: same(label),
      }));
    default:
      return plain(/^\d/.test(kinds) ? numbersIn(kinds) : kinds.split(' '));
  }
}

/** Some numbers of a range such as `0-15`. */
function numbersIn(range: string): string[] {
  const [low = 0, high = 0] = range.split('-').map(Number);
  if (high === 0) return [];
  if (high <= 1) return ['0.2', '0.4', '0.6', '0.8', '1'];
  const step = (high - low) / 5;
  return [...new Set([0, 1, 2, 3, 4, 5].map((index) => String(Math.round(low + index * step))))];
}

function classNames({ keys }: Statements): Completion[] {
  const names = keys.flatMap((key) => {
    const path = [...key.scope, ...key.parts.map(({ name }) => name)];
    return path[0] === 'classes' && path[1] !== undefined ? [path[1]] : [];
  });
  return [...new Set(names)].map((label) => ({ label, kind: 'name' }));
}

const same = (text: string): LocalizedText => ({ 'zh-CN': text, 'en-US': text });
