import { oneLine, type DrawnShape } from '@letu/core';
import { LINK_CLASSES } from '../syntax/statements.js';
import { boxOf, endsOf, touches } from './geometry.js';
import type { Run } from './runs.js';

/**
 * Returns what the runs of statements draw: shapes, and lines with what they touch at their ends.
 *
 * @param names What the classes of the language are called, for shapes without a text.
 */
export function shapesOf(
  runs: readonly Run[],
  names: Readonly<Record<string, string>>,
): readonly DrawnShape[] {
  const shapes = runs.map((run) => shapeOf(run, names));
  // Of shapes one inside of the other, the one drawn last is in front.
  const nodes = shapes
    .filter(({ role }) => role === 'node')
    .map((node) => ({ node, box: boxOf(node.elements) }))
    .toReversed();
  for (const link of shapes) {
    if (link.role !== 'link') continue;
    [link.from, link.to] = endsOf(link.elements).map(
      (end) => nodes.find(({ box }) => touches(end, box))?.node,
    );
  }
  return shapes;
}

function shapeOf({ statement, elements, texts }: Run, names: Readonly<Record<string, string>>): DrawnShape {
  const { className, label: key, from, to, tokens } = statement;
  const about = { key, range: { from, to }, elements };
  const text = oneLine(texts.join(' '));
  const words = tokens.map((token) => token.text);
  // A line that is not seen carries text along a path.
  if (!LINK_CLASSES.has(className) || words.some((word) => /^invis(?:ible)?$/.test(word))) {
    return { role: 'node', label: text || (names[className] ?? className), ...about };
  }
  const heads = elements.filter(({ name }) => name === 'polygon').length;
  return {
    role: 'link',
    label: text,
    ...about,
    arrows: heads === 0 ? 'none' : heads > 1 ? 'both' : undefined,
  };
}
