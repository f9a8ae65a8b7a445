import { useMemo } from 'react';
import type { Topic } from '../../../document/model.js';

/** Which icons topics have. */
export interface Marked {
  /** Icons that all topics have. */
  readonly onAll: ReadonlySet<string>;
  /** Icons that any topic has, in their order. */
  readonly onSome: ReadonlySet<string>;
}

/** Returns which icons topics have; the same sets while those are the same. */
export function useMarked(topics: readonly Topic[]): Marked {
  const some = [...new Set(topics.flatMap(({ icons }) => icons))];
  const all = some.filter((icon) => topics.every(({ icons }) => icons.includes(icon)));
  const [someKey, allKey] = [JSON.stringify(some), JSON.stringify(all)];
  return useMemo(() => ({ onAll: setOf(allKey), onSome: setOf(someKey) }), [allKey, someKey]);
}

const setOf = (key: string): ReadonlySet<string> => new Set(JSON.parse(key) as string[]);
