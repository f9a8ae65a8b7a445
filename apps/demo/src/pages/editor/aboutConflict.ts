import { compareShapes, type DrawnShapes } from '@letu/core';
import { listChanges, namesOf, type ComparedShapes } from '../../diff/listChanges.js';
import type { DemoMessages } from '../../locales/zh-CN.js';
import type { ConflictMessages } from '../../locales/conflict/zh-CN.js';

/** The most shapes that are named. */
const MOST_NAMED = 6;

export interface SettledConflict {
  /** What both sides began with; undefined where that is not known. */
  readonly base: DrawnShapes | undefined;
  /** Whether both have given it another title. */
  readonly hasTwoTitles: boolean;
}

/**
 * Says what both sides have changed, and how much else goes together whatever is chosen.
 *
 * @param compared What becomes of the diagram by the one choice and by the other: they differ in what both have changed.
 */
export function aboutConflict(
  compared: ComparedShapes,
  { base, hasTwoTitles }: SettledConflict,
  words: ConflictMessages,
  diff: DemoMessages['account']['diff'],
): string {
  const both = listChanges(compared, diff);
  // Both know a shape by what it was called before.
  const before = base && namesOf(base, diff);
  const shapes = both.map(({ id, name }) => before?.get(id) ?? name);
  const names = [...(hasTwoTitles ? [words.titles] : []), ...shapes];
  const others = base ? othersIn(base, compared) : 0;
  return [
    names.length > 0 && words.bothChanged(names.slice(0, MOST_NAMED), names.length),
    others > 0 && words.others(others),
  ]
    .filter(Boolean)
    .join('');
}

/** Returns how many shapes only one of both has changed. */
function othersIn(base: DrawnShapes, { after, changes }: ComparedShapes): number {
  const made = compareShapes(base, after);
  const ids = new Set([...made.before.keys(), ...made.after.keys()]);
  return [...ids].filter((id) => !changes.before.has(id) && !changes.after.has(id)).length;
}
