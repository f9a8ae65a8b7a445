import type { Outline, OutlineItem } from '@letu/core';
import type { PikchrMessages } from '../locales/zh-CN.js';
import { LINK_CLASSES, type DrawingStatement } from '../syntax/statements.js';
import type { DrawnStatement } from './tie.js';

/** Says a picture in words: its shapes with their text, and what its lines join. */
export function describePicture(drawn: readonly DrawnStatement[], messages: PikchrMessages): Outline {
  const labels = new Map<string, string>();
  for (const item of drawn) {
    if (item.statement.label !== undefined) labels.set(item.statement.label, labelOf(item, messages));
  }
  return drawn.map((item, index): OutlineItem => {
    const label = labelOf(item, messages);
    const isLink = LINK_CLASSES.has(item.statement.className) && !isInvisible(item.statement);
    if (!isLink) return { role: 'node', label };
    const tail =
      endOf(item.statement, 'from', labels) ?? neighbour(drawn[index - 1], item.statement, messages);
    const head = endOf(item.statement, 'to', labels) ?? neighbour(drawn[index + 1], item.statement, messages);
    const ends = tail !== undefined && head !== undefined ? `${tail} → ${head}` : undefined;
    const text = item.texts.join(' ');
    return { role: 'link', label: [ends, ends === undefined ? label : text].filter(Boolean).join(': ') };
  });
}

function labelOf({ statement, texts }: DrawnStatement, { classes }: PikchrMessages): string {
  return texts.join(' ') || (classes[statement.className] ?? statement.className);
}

/** Returns what the object behind `from` or `to` is called in the picture. */
function endOf(
  { tokens }: DrawingStatement,
  word: 'from' | 'to',
  labels: ReadonlyMap<string, string>,
): string | undefined {
  const object = tokens[tokens.findLastIndex(({ text }) => text === word) + 1];
  return object?.kind === 'label' ? labels.get(object.text) : undefined;
}

/** A line without places of its own joins what is drawn before it to what comes after. */
function neighbour(
  item: DrawnStatement | undefined,
  { tokens }: DrawingStatement,
  messages: PikchrMessages,
): string | undefined {
  const isPlaced = ({ tokens: own }: DrawingStatement) =>
    own.some(({ text }) => /^(?:at|with|from|to|then)$/.test(text));
  if (!item || tokens.some(({ text }) => /^(?:from|to|then|at)$/.test(text))) return undefined;
  return LINK_CLASSES.has(item.statement.className) || isPlaced(item.statement)
    ? undefined
    : labelOf(item, messages);
}

/** A line that is not seen carries text along a path. */
function isInvisible({ tokens }: DrawingStatement): boolean {
  return tokens.some(({ text }) => /^invis(?:ible)?$/.test(text));
}
