import type { QuickFix } from '@letu/code/language';
import { scan } from '../source/scan.js';
import { fix, type Mistake } from './mistake.js';

const CLOSERS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '"': '"' };
const BLOCK = /^(?:subgraph|loop|alt|opt|par|par_over|critical|break|rect|box|block|flow|systemBoundary)$/;
/** Where the text of a node ends, if nothing closes it: before a link, or with the line. */
const TEXT_END = /\s*(?:[xo<]?(?:--+[-xo>]|==+[=xo>]|-\.+->?)|;|$)/;

/** What closes what is open: blocks, braces, brackets, quotes, directives and front matter. */
export function closings(mistake: Mistake): readonly QuickFix[] {
  const { source, from, found } = mistake;
  if (BLOCK.test(found)) return [atEnd(mistake, `${indentOf(mistake)}end`, 'end')];
  if (found.startsWith('%%{')) {
    const to = from + found.trimEnd().length;
    return [fix('补上 }%%', 'Insert }%%', { from: to, to, insert: '}%%' })];
  }
  if (found === '---' && source.slice(0, from).trim() === '') return frontMatterEnd(mistake);
  const closer = CLOSERS[found];
  if (closer === undefined) return [];
  if (found === '{' && /\{\s*$/.test(mistake.line.text))
    return [atEnd(mistake, `${indentOf(mistake)}}`, '}')];
  return closeText(mistake, closer);
}

function indentOf({ line }: Mistake): string {
  return /^\s*/.exec(line.text)?.[0] ?? '';
}

/** Appends a line. */
function atEnd({ source }: Mistake, line: string, closer: string): QuickFix {
  const to = source.trimEnd().length;
  return fix(`补上 ${closer}`, `Insert ${closer}`, { from: to, to, insert: `\n${line}` });
}

function closeText({ line, from, found }: Mistake, closer: string): readonly QuickFix[] {
  const start = from - line.from;
  const rest = line.text.slice(start);
  // Openers of two characters are closed by two.
  const opener = /[[({]+$/.exec(line.text.slice(0, start + 1))?.[0] ?? found;
  const isClosed = /^[[({]*(?:[^[\](){}]*)[\])}]/.exec(rest)?.[0].at(-1);
  const closers = [...opener]
    .toReversed()
    .flatMap((one) => (CLOSERS[one] === isClosed ? [] : [CLOSERS[one] ?? closer]));
  if (closers.length === 0) return [];
  const to = from + rest.search(TEXT_END);
  const insert = closers.join('');
  return [fix(`补上 ${insert}`, `Insert ${insert}`, { from: to, to, insert })];
}

/** Closes front matter behind its last line that reads as YAML. */
function frontMatterEnd({ source }: Mistake): readonly QuickFix[] {
  const lines = scan(source);
  const first = lines.findIndex(({ text }) => text.trim() === '---');
  const isYaml = (text: string) => /^\s*(?:[\w.-]+\s*:|-\s|#|$)/.test(text);
  const after = lines.findIndex(({ text }, index) => index > first && !isYaml(text));
  const at = lines[after]?.from;
  return at === undefined ? [] : [fix('补上 ---', 'Insert ---', { from: at, to: at, insert: '---\n' })];
}
