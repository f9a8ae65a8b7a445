import { textOfHtml } from '../html.js';
import type { Notes } from '../notes.js';
import { listOf, membersOf, textOf, type Members } from '../values.js';

/** Returns the note of a topic as plain text, from whichever form it is in. */
export function noteOf(note: Members, notes: Notes): string {
  const html = textOf(membersOf(note['realHTML'])['content']);
  const plain = textOf(membersOf(note['plain'])['content']);
  const spans = spansOf(note);
  const ops = listOf(membersOf(note['ops'])['ops']);
  const fromHtml = html === '' ? undefined : textOfHtml(html);
  const legacy = membersOf(note['text']);
  const isStyled =
    fromHtml?.hasFormat ||
    note['isStyled'] === true ||
    legacy['hasFormat'] === true ||
    ops.some(({ attributes }) => attributes !== undefined) ||
    spans.some((paragraph) => paragraph.some(({ style }) => style !== undefined));
  if (isStyled) notes.lost('noteFormat');
  return (
    [
      plain,
      fromHtml?.text ?? '',
      textOf(legacy['text']),
      spans.map((paragraph) => paragraph.map(({ text }) => textOf(text)).join('')).join('\n'),
      ops.map(({ insert }) => textOf(insert)).join(''),
    ].find((text) => text.trim() !== '') ?? ''
  );
}

const spansOf = (note: Members) =>
  listOf(membersOf(membersOf(note['html'])['content'])['paragraphs']).map(({ spans }) => listOf(spans));
