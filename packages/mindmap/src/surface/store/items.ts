/** What can be selected on a canvas, by a string that names it: a topic by its id, the rest by where it hangs. */
export type Item =
  | { readonly kind: 'topic'; readonly id: string }
  | { readonly kind: 'relationship'; readonly index: number }
  | { readonly kind: 'boundary'; readonly topic: string; readonly index: number };

const RELATIONSHIP = /^relationship:(\d+)$/;
const BOUNDARY = /^boundary:(\d+):(.*)$/s;

/** Returns the name of a relationship by its place in the map. */
export const relationshipItem = (index: number): string => `relationship:${index}`;

/** Returns the name of a boundary by the topic that has it, and its place there. */
export const boundaryItem = (topic: string, index: number): string => `boundary:${index}:${topic}`;

/** Returns what a name stands for. */
export function itemOf(name: string): Item {
  const related = RELATIONSHIP.exec(name);
  if (related) return { kind: 'relationship', index: Number(related[1]) };
  const [, index, topic] = BOUNDARY.exec(name) ?? [];
  if (topic !== undefined) return { kind: 'boundary', topic, index: Number(index) };
  return { kind: 'topic', id: name };
}
