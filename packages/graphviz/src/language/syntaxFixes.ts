import type { QuickFix } from '@letu/code/language';
import type { DotGraph, SyntaxProblem } from '../dot/graph.js';
import { tokenize } from '../dot/lexer.js';
import { isId } from '../dot/token.js';
import { fixTitles } from '../locales/fixTitles.js';
import { quoted } from './identifier.js';

/** A run of characters that no blank or mark of DOT ends. */
const RUN = String.raw`[^\s[\]{};,="<>]*`;
const RUN_BEFORE = new RegExp(`${RUN}$`);
const RUN_BEHIND = new RegExp(`^${RUN}`);

/** Returns the changes that mend the first mistake of a DOT text. */
export function syntaxFixes(source: string, graph: DotGraph, problem: SyntaxProblem): QuickFix[] {
  const { code, from, to } = problem;
  switch (code) {
    case 'directedEdge':
    case 'undirectedEdge':
      return edgeFixes(source, graph, problem);
    case 'unclosedBrace':
      return [addition('}', lastLineEnd(source), source.trimEnd().includes('\n') ? '\n' : ' ')];
    case 'unclosedBracket':
      return [addition(']', listEnd(source, to))];
    case 'unclosedString':
      return [addition('"', missingQuote(source, from))];
    case 'unclosedHtml':
      return [addition('>', htmlEnd(source, from))];
    case 'unclosedComment':
      return [addition('*/', lastLineEnd(source), ' ')];
    case 'straySemicolon':
      return [{ title: fixTitles.removeSemicolon, changes: [{ from, to, insert: '' }] }];
    case 'graphExpected':
      return [wrapping(source)];
    case 'hashValue':
    case 'quotesNeeded':
      return [quotes(source, from, to)];
    case 'equalsExpected':
    case 'unexpected':
      return [...unclosedList(source, from), ...valueWithBlanks(source, graph, problem)];
    case 'endpointExpected':
      return danglingEdge(source, problem);
    default:
      return [];
  }
}

/** Puts a piece, with all that is run into it, into quotes. */
export function quotes(source: string, from: number, to: number): QuickFix {
  const start = from - (RUN_BEFORE.exec(source.slice(0, from))?.[0].length ?? 0);
  const end = to + (RUN_BEHIND.exec(source.slice(to))?.[0].length ?? 0);
  return {
    title: fixTitles.quote,
    changes: [{ from: start, to: end, insert: quoted(source.slice(start, end)) }],
  };
}

function edgeFixes(source: string, graph: DotGraph, { from, to }: SyntaxProblem): QuickFix[] {
  const [wanted, other, otherKind] = graph.directed
    ? (['->', '--', 'graph'] as const)
    : (['--', '->', 'digraph'] as const);
  const tokens = tokenize(source);
  const written = (operator: string, insert: string) =>
    tokens
      .filter((token) => token.kind === 'edge' && token.text === operator)
      .map((token) => ({ from: token.from, to: token.to, insert }));
  const wrong = written(other, wanted);
  const keyword = tokens.filter(({ text }) => text === 'graph' || text === 'digraph').slice(0, 1);
  const declaration = keyword.map((token) => ({ from: token.from, to: token.to, insert: otherKind }));
  return [
    ...(wrong.length > 1 ? [{ title: fixTitles.writeEverywhere(wanted, wrong.length), changes: wrong }] : []),
    { title: fixTitles.write(wanted), changes: [{ from, to, insert: wanted }] },
    { title: fixTitles.declare(otherKind), changes: [...declaration, ...written(wanted, other)] },
  ];
}

function addition(text: string, at: number, before = ''): QuickFix {
  return { title: fixTitles.add(text), changes: [{ from: at, to: at, insert: before + text }] };
}

function lastLineEnd(source: string): number {
  return source.trimEnd().length;
}

/** An attribute list that runs into the next line's statement or into the end of its block lacks its bracket. */
function unclosedList(source: string, from: number): QuickFix[] {
  const open = tokenize(source.slice(0, from)).findLast(
    ({ kind, text }) => kind === 'mark' && /[[\]{}]/.test(text),
  );
  if (open?.text !== '[') return [];
  const end = listEnd(source, open.to);
  return source[from] === '}' || source.slice(end, from).includes('\n') ? [addition(']', end)] : [];
}

/** Returns where an attribute list without an end most likely ends: behind its last attribute. */
function listEnd(source: string, from: number): number {
  let end = from;
  for (const token of tokenize(source.slice(from))) {
    if (!isId(token) && !/^[=,:+]$/.test(token.text)) break;
    const isOnNewLine = source.slice(end, from + token.from).includes('\n');
    if (isOnNewLine && isId(token) && !assigns(source, from + token.to)) break;
    end = from + token.to;
  }
  return end;
}

function assigns(source: string, at: number): boolean {
  return /^\s*=/.test(source.slice(at, at + 100));
}

/** Returns where the partner of a quote belongs: before the word it ends, or behind the text it begins, on the same line. */
function missingQuote(source: string, from: number): number {
  const word = RUN_BEFORE.exec(source.slice(0, from))?.[0] ?? '';
  if (word !== '') return from - word.length;
  const text = lineFrom(source, from).trimEnd();
  const marks = /\s*[\]},;\s]*$/.exec(text.slice(1))?.[0] ?? '';
  return from + text.length - marks.length;
}

function htmlEnd(source: string, from: number): number {
  const line = lineFrom(source, from).trimEnd();
  const bracket = line.lastIndexOf(']');
  return from + (bracket > 0 ? bracket : line.length);
}

function lineFrom(source: string, from: number): string {
  return /^[^\n]*/.exec(source.slice(from))?.[0] ?? '';
}

function wrapping(source: string): QuickFix {
  const kind = tokenize(source).some(({ text }) => text === '--') ? 'graph' : 'digraph';
  return {
    title: fixTitles.wrap(kind),
    changes: [
      { from: 0, to: 0, insert: `${kind} {\n` },
      { from: source.length, to: source.length, insert: source.endsWith('\n') ? '}\n' : '\n}\n' },
    ],
  };
}

/** `label=hello world`: the words up to the next separator are one value. */
function valueWithBlanks(source: string, graph: DotGraph, { from }: SyntaxProblem): QuickFix[] {
  const value = graph.attributes.at(-1)?.value;
  if (!value || value.html || source[value.from] === '"') return [];
  if (!/^[^\S\n]+$/.test(source.slice(value.to, from))) return [];
  const words = /^[^\n,;\]=]*/.exec(source.slice(value.from))?.[0].trimEnd() ?? '';
  // The last word names the next attribute where an equals sign follows it.
  const isNext = assigns(source, value.from + words.length);
  const kept = isNext ? words.replace(/\s+\S+$/, '') : words;
  return [quotes(source, value.from, value.from + kept.length)];
}

function danglingEdge(source: string, { from }: SyntaxProblem): QuickFix[] {
  const arrow = /\s*(?:->|--)(?=\s*$)/.exec(source.slice(0, from));
  if (!arrow) return [];
  const changes = [{ from: arrow.index, to: arrow.index + arrow[0].length, insert: '' }];
  return [{ title: fixTitles.removeArrow, changes }];
}
