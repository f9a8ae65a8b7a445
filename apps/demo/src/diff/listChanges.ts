import type { DrawnShapes, Shape, ShapeChange, ShapeChanges } from '@letu/core';
import type { AccountMessages } from '../locales/account/zh-CN.js';

/** Two pictures, and what differs between them. */
export interface ComparedShapes {
  readonly before: DrawnShapes;
  readonly after: DrawnShapes;
  readonly changes: ShapeChanges;
}

/** A shape that differs, as it is told of. */
export interface ListedChange {
  readonly change: ShapeChange;
  readonly id: string;
  readonly name: string;
}

/** Returns what differs between two pictures, each shape once: what has changed stands in both, and is told of the later one. */
export function listChanges(
  { before, after, changes }: ComparedShapes,
  words: Pick<AccountMessages['diff'], 'roles' | 'quoted'>,
): readonly ListedChange[] {
  const gone = [...changes.before].filter(([, change]) => change === 'removed');
  return [...listed(after, changes.after, words), ...listed(before, new Map(gone), words)];
}

/** Returns what each shape of a picture is called, by its id. */
export function namesOf(
  { shapes }: DrawnShapes,
  words: Pick<AccountMessages['diff'], 'roles' | 'quoted'>,
): ReadonlyMap<string, string> {
  const labels = new Map(shapes.map((shape) => [shape.id, shape.label]));
  const nameOf = ({ role, label, from, to }: Shape) => {
    const ends = [from, to].map((id) => labels.get(id ?? '') ?? '');
    const joined = role === 'link' && ends.some((end) => end !== '') ? ends.join(' → ') : '';
    return [words.roles[role], joined, label && words.quoted(label)].filter(Boolean).join(' ');
  };
  return new Map(shapes.map((shape) => [shape.id, nameOf(shape)]));
}

function listed(
  drawn: DrawnShapes,
  among: ReadonlyMap<string, ShapeChange>,
  words: Pick<AccountMessages['diff'], 'roles' | 'quoted'>,
): readonly ListedChange[] {
  return [...namesOf(drawn, words)].flatMap(([id, name]) => {
    const change = among.get(id);
    return change ? [{ change, id, name }] : [];
  });
}
