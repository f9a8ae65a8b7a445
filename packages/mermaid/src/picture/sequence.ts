import type { SvgElement } from '@letu/core';
import { drawn, hasAttribute, isLink, type Ties } from './ties.js';

const isMessage = hasAttribute('data-et', /^message$/);
const isMessageText = drawn('.messageText');

/** Ties messages to their lines, and to the texts of each, which stand before the line. */
export function tieMessages(ties: Ties): void {
  const messages = ties.parts.filter(isLink);
  let turn = 0;
  for (const element of ties.elements) {
    if (isMessage(element) || isMessageText(element)) ties.add(messages[turn], element);
    if (isMessage(element)) turn += 1;
  }
}

const isTop = hasAttribute('data-et', /^participant$/);
const isNamed = hasAttribute('data-et', /^(?:participant|life-line)$/);
const isBottom = drawn('.actor-bottom');

/** Ties participants to their heads, their lines and, in the same order, their feet. */
export function tieParticipants(ties: Ties): void {
  const byName = new Map(ties.parts.map((part) => [part.id, part]));
  const partOf = (element: SvgElement) => byName.get(element.attribute('data-id'));
  for (const element of ties.elements) if (isNamed(element)) ties.add(partOf(element), element);
  const tops = ties.elements.filter(isTop);
  const feet = ties.elements.filter(isBottom);
  if (feet.length !== tops.length) return;
  ties.addInTurn(
    tops.map(partOf),
    feet.map((foot) => (foot.parent?.name === 'g' ? foot.parent : foot)),
  );
}
