import type { Part } from '../part.js';
import type { Token } from '../rules.js';
import type { ScannedLine } from '../scan.js';
import { PartList } from './partList.js';
import { rangeOf, trimmedRange } from './text.js';

/** Reads a sequence diagram: who takes part, messages, notes and blocks. */
export function readSequence(source: string, lines: readonly ScannedLine[]): readonly Part[] {
  const parts = new PartList(source);
  for (const line of lines) {
    if (line.next.part !== 'diagram' || line.state.stack.includes('directive')) continue;
    for (const statement of statementsOf(line.tokens, source)) readStatement(source, statement, parts);
  }
  return parts.all();
}

function statementsOf(tokens: readonly Token[], source: string): Token[][] {
  const statements: Token[][] = [[]];
  for (const token of tokens) {
    if (source.slice(token.from, token.to) === ';' && token.kind === 'punctuation') statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements;
}

function readStatement(source: string, tokens: readonly Token[], parts: PartList): void {
  const meant = tokens.filter(({ kind }) => kind !== '' && kind !== 'comment');
  const [first] = meant;
  const place = rangeOf(source, meant);
  if (!first || !place) return;
  const ids = meant.filter(({ kind }) => kind === 'id');
  const names = ids.map(({ from, to }) => source.slice(from, to).trim());
  const word = source.slice(first.from, first.to).toLowerCase();
  const label = rangeOf(
    source,
    meant.filter(({ kind }) => kind === 'linkLabel' || kind === 'text'),
  );

  if (meant.some(({ kind }) => kind === 'definition')) return declare(source, meant, ids, parts, place);
  if (first.kind === 'finish') return parts.close(first.to);
  if (first.kind === 'begin') return parts.beginGroup('', place, undefined, label, word);
  for (const [index, id] of ids.entries())
    parts.mention(names[index] ?? '', trimmedRange(source, id.from, id.to), id);
  const [from = '', to = from] = names;
  if (meant.some(({ kind }) => kind === 'arrow')) parts.link(from, to, place, label);
  else if (word === 'note' && label) {
    parts.add({
      role: 'node',
      sort: 'note',
      id: '',
      label: source.slice(label.from, label.to),
      labelRange: label,
      ...place,
    });
  }
}

function declare(
  source: string,
  tokens: readonly Token[],
  [id]: readonly Token[],
  parts: PartList,
  place: { readonly from: number; readonly to: number },
): void {
  if (!id) return;
  const name = source.slice(id.from, id.to).trim();
  parts.mention(name, place, trimmedRange(source, id.from, id.to), true);
  const after = tokens.findIndex(({ from, to }) => source.slice(from, to) === 'as');
  const alias = rangeOf(
    source,
    after < 0 ? [] : tokens.slice(after + 1).filter(({ kind }) => kind === 'label'),
  );
  if (alias) parts.label(name, alias, place);
}
