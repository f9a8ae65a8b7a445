import { topicOf, type MindMap } from '../../document/model.js';
import { indent, insert, newId, outdent, remove, shift, update } from '../../document/operations.js';
import { pastedTopics } from '../../document/pastedTopics.js';
import type { OutlineRow } from './rows.js';

/** Where the caret is in the text of a row. */
export interface Caret {
  readonly from: number;
  readonly to: number;
}

/** What a key makes of a map, and where the caret goes: to a row, and how far into its text. */
export interface OutlineEdit {
  readonly map: MindMap;
  readonly row: string;
  /** @default where it is */
  readonly caret?: number;
}

/** Ends a row at the caret: what is behind it begins a new one. An open topic's new row is the first below it. */
export function splitRow(
  map: MindMap,
  { topic, parent, isOpen }: OutlineRow,
  { from, to }: Caret,
): OutlineEdit {
  const head = topic.text.slice(0, from).trimEnd();
  const tail = topic.text.slice(to).trimStart();
  const id = newId();
  if (head === '' && tail !== '' && parent !== undefined) {
    const before = topicOf(id);
    return { map: insert(map, [before], { id: topic.id, as: 'before' }), row: topic.id, caret: 0 };
  }
  const shortened = head === topic.text ? map : update(map, [topic.id], { text: head });
  const added = topicOf(id, { text: tail });
  if (parent !== undefined && !isOpen) {
    return { map: insert(shortened, [added], { id: topic.id, as: 'after' }), row: id, caret: 0 };
  }
  const [first] = topic.children;
  const target =
    first && isOpen ? { id: first.id, as: 'before' as const } : { id: topic.id, as: 'child' as const };
  return { map: insert(shortened, [added], target), row: id, caret: 0 };
}

/** Joins a row with the one above it, which ends in its text then; undefined where something hangs on it that would be lost. */
export function joinRow(map: MindMap, rows: readonly OutlineRow[], index: number): OutlineEdit | undefined {
  const [above, row] = [rows[index - 1], rows[index]];
  if (!above || !row || row.parent === undefined || !isPlain(row)) return undefined;
  const text = above.topic.text + row.topic.text;
  return {
    map: update(remove(map, [row.topic.id]), [above.topic.id], { text }),
    row: above.topic.id,
    caret: above.topic.text.length,
  };
}

/** A row with nothing but its text. */
function isPlain({ topic }: OutlineRow): boolean {
  const { children, note, link, image, icons, tags } = topic;
  return children.length + icons.length + tags.length === 0 && note === '' && link === '' && !image;
}

/** Puts the lines of a text behind a row; undefined for a text of one line. */
export function pasteRows(
  map: MindMap,
  { topic, parent }: OutlineRow,
  text: string,
): OutlineEdit | undefined {
  if (!/[\r\n]/.test(text.trim())) return undefined;
  const topics = pastedTopics(text);
  const last = topics.at(-1);
  if (!last) return undefined;
  const isEmpty = parent !== undefined && topic.text === '' && topic.children.length === 0;
  const inserted = insert(map, topics, { id: topic.id, as: parent === undefined ? 'child' : 'after' });
  return { map: isEmpty ? remove(inserted, [topic.id]) : inserted, row: last.id, caret: last.text.length };
}

/** Moves a row: deeper, higher, up or down. */
export function moveRow(map: MindMap, id: string, way: 'indent' | 'outdent' | 'up' | 'down'): OutlineEdit {
  if (way === 'indent') return { map: indent(map, [id]), row: id };
  if (way === 'outdent') return { map: outdent(map, [id]), row: id };
  return { map: shift(map, [id], way === 'up' ? -1 : 1), row: id };
}
