import type { TextRange, TextChange } from '@letu/core';
import { readStatements, resolve, type Key } from './statements.js';

/**
 * Returns the changes that give a label another text. A label behind a colon is changed there; a label that is the shape's
 * name is changed wherever the shape is named.
 */
export function rename(
  source: string,
  range: TextRange,
  label: string,
  newLabel: string,
): readonly TextChange[] | null {
  const fresh = newLabel.trim();
  if (fresh === '' || label.trim() === '') return null;
  const { keys } = readStatements(source);
  const key = keys.find(({ parts }) => parts.some(({ from, to }) => range.from <= from && to <= range.to));
  if (!key) return null;
  const covers = key.parts.find(({ from, to }) => from === range.from && to === range.to);
  const isShape = covers !== undefined && !key.isEnd;
  const value = isShape && key.parts.at(-1) !== covers ? undefined : key.value;
  if (value && (isShape || key.isEnd) && bareText(source.slice(value.from, value.to)) === label.trim()) {
    return [{ ...value, insert: quotedValue(fresh) }];
  }
  if (covers?.name !== label.trim()) return labelElsewhere(source, keys, key, label, fresh);
  return renamePath(keys, pathUpTo(key, covers), fresh);
}

/** A label can be an attribute of its own, inside the braces or by its path. */
function labelElsewhere(
  source: string,
  keys: readonly Key[],
  { scope, parts }: Key,
  label: string,
  fresh: string,
) {
  const path = resolve({ scope, parts, isEnd: false }).join('\n');
  for (const { value, ...key } of keys) {
    if (!value || bareText(source.slice(value.from, value.to)) !== label.trim()) continue;
    const target = resolve(key);
    const isLabel = target.at(-1) === 'label' && target.slice(0, -1).join('\n') === path;
    if (isLabel || target.join('\n') === path) return [{ ...value, insert: quotedValue(fresh) }];
  }
  return null;
}

const pathUpTo = (key: Key, part: Key['parts'][number]) =>
  resolve({ ...key, parts: key.parts.slice(0, key.parts.indexOf(part) + 1) });

function renamePath(keys: readonly Key[], path: readonly string[], fresh: string): TextChange[] {
  const wanted = path.join('\n').toLowerCase();
  const insert = /^[\p{L}\p{N}_][\p{L}\p{N}_ ]*$/u.test(fresh) ? fresh : JSON.stringify(fresh);
  return keys.flatMap((key) =>
    key.parts
      .filter((part) => pathUpTo(key, part).join('\n').toLowerCase() === wanted && part.name !== '_')
      .map(({ from, to }) => ({ from, to, insert })),
  );
}

const bareText = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2').trim();

/** Quotes a text in which a sign has a meaning. */
function quotedValue(text: string): string {
  return /^[\p{L}\p{N}_][^:;#{}[\]|"'`$\\&*@\n]*$/u.test(text) && !/^(?:true|false|null)$/i.test(text)
    ? text
    : JSON.stringify(text);
}
