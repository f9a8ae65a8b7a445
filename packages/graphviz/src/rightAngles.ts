import type { Diagnostic } from '@letu/core';
import type { DotGraph } from './dot/graph.js';
import type { GraphvizMessages } from './locales/zh-CN.js';

/**
 * Returns the values by which a graph asks for edges at right angles. Outside of dot's layers, Graphviz finds no way for some
 * of them and ends.
 */
const rightAngles = ({ attributes }: DotGraph) =>
  attributes.flatMap(({ name, value }) =>
    name === 'splines' && value.value.trim().toLowerCase() === 'ortho' ? [value] : [],
  );

/** Returns what asks for broken lines instead; nothing for a graph without right angles. */
export const brokenLines = (graph: DotGraph) =>
  rightAngles(graph).map(({ from, to }) => ({ from, to, text: 'polyline' }));

/** Says of a graph that was drawn with broken lines that it was. */
export const brokenLineNotices = (
  graph: DotGraph,
  { noRightAngles }: GraphvizMessages,
): readonly Diagnostic[] =>
  rightAngles(graph).map(({ from, to }) => ({
    from,
    to,
    severity: 'warning',
    message: noRightAngles,
    source: 'graphviz',
  }));
