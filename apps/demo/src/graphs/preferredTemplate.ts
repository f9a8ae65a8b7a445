import { defaultExample, type AnyDefinition, type DiagramExample, type Locale } from '@letu/core';
import { readPreferences } from '../account/keptPreferences.js';

const KEYS = [
  'editor.planttext',
  'editor.mermaid',
  'editor.d2lang',
  'editor.graphviz',
  'editor.pikchr',
  'editor.handchart',
] as const;

/** Returns the preference of a kind of text; undefined for kinds that are drawn. */
export const templateKey = (path: string) => KEYS.find((key) => key === `editor.${path}`);

/** Returns what a new diagram of a kind begins with: what its owner prefers, or the kind's own in a language. */
export function preferredExample(definition: AnyDefinition, locale: Locale): DiagramExample {
  return chosenExample(definition) ?? defaultExample(definition, locale);
}

/** Returns samples of a kind, the preferred one first. */
export function preferredFirst(
  definition: AnyDefinition,
  examples: readonly DiagramExample[],
): readonly DiagramExample[] {
  const chosen = chosenExample(definition);
  return chosen ? [chosen, ...examples.filter(({ id }) => id !== chosen.id)] : examples;
}

function chosenExample({ path, examples }: AnyDefinition): DiagramExample | undefined {
  const key = templateKey(path);
  const template = key && readPreferences()[key]?.template;
  // A template that an older version had is none any more.
  return examples.find(({ id }) => id === template);
}
