import { CSS_COLORS } from '@letu/core';
import type { Completion, CompletionAnswer, CompletionKind } from '@letu/code/language';
import { LINK_CLASSES } from '../syntax/statements.js';
import { tokenize } from '../syntax/lexer.js';
import type { Token } from '../syntax/token.js';
import { usedNames, type UsedNames } from './names.js';
import { SNIPPETS } from './snippets.js';
import { wordsOf, type Word, type WordGroup } from './words.js';

const WORD = /^[\w$@]*$/;
const PIECES: ReadonlySet<Token['kind']> = new Set(['word', 'label', 'variable']);
const KINDS: Partial<Record<WordGroup, CompletionKind>> = {
  class: 'shape',
  number: 'attribute',
  color: 'attribute',
  line: 'attribute',
  text: 'attribute',
  edge: 'value',
  function: 'function',
  variable: 'name',
};
/** Attributes of lines alone and of other objects alone; the rest is for both. */
const FOR_LINES = new Set([
  'from',
  'to',
  'then',
  'go',
  'until',
  'heading',
  'chop',
  'close',
  'aligned',
  'cw',
  'ccw',
]);
const FOR_NODES = new Set(['with', 'diameter']);
/** Behind these comes a place. */
const BEFORE_PLACE = new Set(['from', 'to', 'at', 'behind', 'as', 'of', 'in', 'and', 'between', 'with']);

/** Behind these comes a number. */
const BEFORE_NUMBER: ReadonlySet<string> = new Set(wordsOf('number').map(({ word }) => word));

/** Returns what can be written at an offset of a Pikchr text. */
export function complete(source: string, offset: number, explicit: boolean): CompletionAnswer | null {
  const tokens = tokenize(source.slice(0, offset));
  const last = tokens.at(-1);
  if (last?.kind === 'unclosed' || (last?.kind === 'comment' && !isOver(last, offset))) return null;
  const isPiece = last !== undefined && last.to === offset && PIECES.has(last.kind);
  if (!isPiece && last?.to === offset && /^(?:number|ordinal|string|unknown)$/.test(last.kind)) return null;
  const before = (isPiece ? tokens.slice(0, -1) : tokens).filter(({ kind }) => kind !== 'comment');
  if (!isPiece && !explicit && before.at(-1)?.text !== '.') return null;
  const from = isPiece ? last.from : offset;
  // What is run into a number is its unit or its ending.
  if (isPiece && before.at(-1)?.to === from && before.at(-1)?.kind === 'number') return null;
  const all = completionsBehind(before, usedNames(source, { from, to: offset }));
  // A text can set a variable that Pikchr has.
  const completions = [...new Map(all.map((completion) => [completion.label, completion])).values()];
  return completions.length === 0 ? null : { from, completions, validFor: WORD };
}

function isOver({ text, to }: Token, offset: number): boolean {
  return to < offset || (text.startsWith('/*') && text.endsWith('*/'));
}

function completionsBehind(tokens: readonly Token[], names: UsedNames): Completion[] {
  const statement = presentStatement(tokens);
  const [last, beforeLast] = [statement.at(-1), statement.at(-2)];
  if (!last || (last.text === ':' && beforeLast?.kind === 'label')) return statementCompletions(last, names);
  if (last.text === '.') return beforeLast && isNumberBefore(beforeLast) ? [] : edgeCompletions(statement);
  if (last.text === 'define') return [];
  if (last.text === 'color' || last.text === 'fill') return [...colorCompletions(), ...variables(names)];
  if (last.kind === 'ordinal' || last.text === 'last' || last.text === 'previous') {
    return [
      ...offered(wordsOf('class')),
      ...keywords(last.kind === 'ordinal' ? ['last', 'previous', 'vertex'] : []),
    ];
  }
  if (isValuePlace(last, statement)) return placeCompletions(names, last);
  return attributeCompletions(statement, names);
}

/** Returns the tokens since the last end of a statement or opening of a block. */
function presentStatement(tokens: readonly Token[]): readonly Token[] {
  const start = tokens.findLastIndex(({ kind, text }, index) => {
    if (kind === 'end' || text === '{') return true;
    const previous = tokens[index - 1];
    return (
      text === '[' && (!previous || previous.kind === 'end' || previous.text === ':' || previous.text === '{')
    );
  });
  return tokens.slice(start + 1);
}

function isNumberBefore({ kind }: Token): boolean {
  return kind === 'number';
}

function statementCompletions(colon: Token | undefined, names: UsedNames): Completion[] {
  const common = [...offered(wordsOf('class')), ...macros(names)];
  if (colon) return [...common, ...labels(names)];
  return [
    ...common,
    ...offered(wordsOf('statement', 'direction', 'variable')),
    ...variables(names),
    ...SNIPPETS,
  ];
}

function edgeCompletions(statement: readonly Token[]): Completion[] {
  const isWith = statement.at(-2)?.text === 'with';
  return offered(isWith ? wordsOf('edge') : wordsOf('edge', 'number', 'color'));
}

/** Tells whether a value or place comes next. */
function isValuePlace(last: Token, [first]: readonly Token[]): boolean {
  if (
    BEFORE_PLACE.has(last.text) ||
    BEFORE_NUMBER.has(last.text) ||
    /^[(,<+*/=-]$|^[-+*/=]=$/.test(last.text)
  )
    return true;
  return first?.text === 'print' || first?.text === 'assert';
}

function placeCompletions(names: UsedNames, last: Token): Completion[] {
  const edges = last.text === 'with' ? offered(wordsOf('edge')) : keywords(['last', 'previous', 'first']);
  return [
    ...labels(names),
    ...edges,
    ...offered(wordsOf('function')),
    ...variables(names),
    ...offered(wordsOf('variable')),
  ];
}

function attributeCompletions(statement: readonly Token[], names: UsedNames): Completion[] {
  const isLine = statement.some(({ text }) => LINK_CLASSES.has(text) || text === 'move');
  const words = wordsOf('line', 'number', 'color', 'text', 'path', 'direction', 'place', 'edge');
  const fitting = words.filter(({ word }) => !(isLine ? FOR_NODES : FOR_LINES).has(word));
  return [...offered(fitting), ...macros(names), ...labels(names)];
}

function keywords(words: readonly string[]): Completion[] {
  return offered(wordsOf('place').filter(({ word }) => words.includes(word)));
}

function offered(words: readonly Word[]): Completion[] {
  return words.map(({ word, group, text }) => ({
    label: word,
    kind: KINDS[group] ?? 'keyword',
    info: text,
    ...(group === 'class' ? { boost: 10 } : {}),
    ...(group === 'variable' ? { boost: -5 } : {}),
  }));
}

function labels({ labels: used }: UsedNames): Completion[] {
  return [...used].map((label) => ({ label, kind: 'name', boost: 20 }));
}

function macros({ macros: used }: UsedNames): Completion[] {
  return [...used].map((label) => ({ label, kind: 'function', boost: 15 }));
}

function variables({ variables: used }: UsedNames): Completion[] {
  return [...used].map((label) => ({ label, kind: 'name', boost: 5 }));
}

function colorCompletions(): Completion[] {
  const colors = CSS_COLORS.map((name) => name.toLowerCase());
  return [
    ...colors.map((label): Completion => ({ label, kind: 'color', color: label })),
    { label: 'none', kind: 'value', detail: { 'zh-CN': '没有', 'en-US': 'nothing' } },
  ];
}
