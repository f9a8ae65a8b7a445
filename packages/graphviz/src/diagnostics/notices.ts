import { anySignOf, type Diagnostic } from '@letu/core';
import type { DotGraph } from '../dot/graph.js';
import { nearestAttribute } from '../language/attributes.js';
import type { GraphvizMessages } from '../locales/zh-CN.js';
import { FULL_WIDTH } from '../dot/fullWidth.js';

const ANY_FULL_WIDTH = anySignOf(FULL_WIDTH);

/** Returns what a text draws otherwise than its author may think, although Graphviz has nothing to say of it. */
export function notices(graph: DotGraph, messages: GraphvizMessages): Diagnostic[] {
  const found = misspellings(graph, messages);
  for (const { value, from } of graph.bareNames) {
    const at = value.search(ANY_FULL_WIDTH);
    if (at < 0) continue;
    const character = value.charAt(at);
    const meant = FULL_WIDTH[character] ?? '';
    const message = messages.fullWidth(character, meant.trim() === '' ? `"${meant}"` : meant);
    found.push({ from: from + at, to: from + at + 1, severity: 'warning', message, source: 'graphviz' });
  }
  if (graph.rest) {
    const { from, to, isGraph } = graph.rest;
    const [severity, message] = isGraph
      ? (['info', messages.furtherGraph] as const)
      : (['warning', messages.textBehindGraph] as const);
    found.push({ from, to, severity, message, source: 'graphviz' });
  }
  return found;
}

/** Finds attributes that Graphviz does not know but nearly; others may be meant for other programs. */
function misspellings({ attributes }: DotGraph, messages: GraphvizMessages): Diagnostic[] {
  // A graph can have thousands of attributes, of a few names.
  const meanings = new Map(
    [...new Set(attributes.map(({ name }) => name))].map((name) => [name, nearestAttribute(name)]),
  );
  return attributes.flatMap(({ name, key: { from, to } }): Diagnostic[] => {
    const meant = meanings.get(name);
    if (meant === undefined) return [];
    const message = messages.unknownAttribute(name, meant);
    return [{ from, to, severity: 'warning', message, source: 'graphviz' }];
  });
}
