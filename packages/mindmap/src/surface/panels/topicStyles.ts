import type { MindMap, Topic, TopicStyle } from '../../document/model.js';
import { mapTopics } from '../../document/operations.js';

/** What several things have: the same, or not. */
export type Common<Value> =
  { readonly isMixed: false; readonly value: Value } | { readonly isMixed: true; readonly value?: undefined };

/** Returns what all of some values are. @param values At least one. */
export function commonOf<Value>(values: readonly Value[]): Common<Value | undefined> {
  const [first] = values;
  return values.every((value) => value === first) ? { isMixed: false, value: first } : { isMixed: true };
}

/** Gives topics a part of a style; undefined leaves it to the theme. Those that have it already stay the very same. */
export function setStyle<Key extends keyof TopicStyle>(
  map: MindMap,
  ids: readonly string[],
  key: Key,
  value: TopicStyle[Key] | undefined,
): MindMap {
  return withStyle(map, ids, ({ [key]: _before, ...rest }) =>
    value === undefined ? (rest as TopicStyle) : { ...rest, [key]: value },
  );
}

/** Gives topics a whole style, such as one that was copied; the empty one leaves everything to the theme. */
export function withStyle(
  map: MindMap,
  ids: readonly string[],
  change: (style: TopicStyle) => TopicStyle,
): MindMap {
  return changed(map, ids, (topic) => {
    const style = change(topic.style);
    return isSame(style, topic.style) ? undefined : { style };
  });
}

/** Changes those of some topics that a function has a change for; without any the map stays the very same. */
export function changed(
  map: MindMap,
  ids: readonly string[],
  change: (topic: Topic) => Partial<Topic> | undefined,
): MindMap {
  const wanted = new Set(ids);
  return mapTopics(map, (topic) => {
    const part = wanted.has(topic.id) ? change(topic) : undefined;
    return part ? { ...topic, ...part } : topic;
  });
}

const isSame = (one: TopicStyle, other: TopicStyle): boolean => {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof TopicStyle>;
  return [...keys].every((key) => one[key] === other[key]);
};
