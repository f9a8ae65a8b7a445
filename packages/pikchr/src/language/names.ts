import type { TextRange } from '@letu/core';
import { tokenize } from '../syntax/lexer.js';

/** The names a text gives. */
export interface UsedNames {
  /** Names of objects and places, as in `A: box`. */
  readonly labels: ReadonlySet<string>;
  readonly macros: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
}

const ASSIGNMENT = /^[-+*/]?=$/;

/**
 * Finds the names of a text, which may hold mistakes.
 *
 * @param except The place of the piece being written, which is no name yet.
 */
export function usedNames(source: string, except?: TextRange): UsedNames {
  const [labels, macros, variables] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const tokens = tokenize(source);
  tokens.forEach(({ kind, text, from, to }, index) => {
    if (except && from <= except.from && to >= except.to) return;
    const next = tokens[index + 1]?.text ?? '';
    if (kind === 'label' && next === ':') labels.add(text);
    else if (tokens[index - 1]?.text === 'define') macros.add(text);
    else if ((kind === 'word' || kind === 'variable') && ASSIGNMENT.test(next)) variables.add(text);
  });
  return { labels, macros, variables };
}
