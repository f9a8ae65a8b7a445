import { isSpecial } from './elementKinds.js';
import type { Element } from '../element.js';
import type { TreeBuilder } from './treeBuilder.js';

const OUTER_ROUNDS = 8;
const INNER_ROUNDS = 3;

/**
 * Closes a formatting element that may be misnested: `<b>1<p>2</b>3` (https://html.spec.whatwg.org/#adoption-agency-algorithm).
 *
 * @returns false where there is none to close and the end tag is any other one.
 */
export function runAdoptionAgency(builder: TreeBuilder, name: string): boolean {
  const { open, formatting } = builder;
  if (open.current.isHtml && open.current.localName === name && !formatting.includes(open.current)) {
    open.pop();
    return true;
  }
  for (let round = 0; round < OUTER_ROUNDS; round++) {
    const element = formatting.find(name);
    if (!element) return round > 0;
    if (!open.includes(element)) {
      formatting.remove(element);
      return true;
    }
    if (!open.findInScope((other) => other === element)) return true;
    const block = furthestBlock(builder, element);
    if (!block) {
      open.popThrough(element);
      formatting.remove(element);
      return true;
    }
    adopt(builder, element, block);
  }
  return true;
}

function furthestBlock({ open }: TreeBuilder, element: Element): Element | null {
  for (let index = open.indexOf(element) + 1; index < open.depth; index++) {
    const candidate = open.at(index) as Element;
    if (isSpecial(candidate)) return candidate;
  }
  return null;
}

/** Moves a block out of a formatting element, and gives it a copy of that element inside. */
function adopt(builder: TreeBuilder, element: Element, block: Element): void {
  const { open, formatting } = builder;
  const ancestor = open.at(open.indexOf(element) - 1) as Element;
  let bookmark = formatting.indexOf(element);
  let last = block;
  let index = open.indexOf(block);
  for (let round = 1; ; round++) {
    const node = open.at(--index) as Element;
    if (node === element) break;
    if (round > INNER_ROUNDS) formatting.remove(node);
    if (!formatting.includes(node)) {
      open.remove(node);
      continue;
    }
    const copy = node.cloneNode(false);
    formatting.replaceAt(formatting.indexOf(node), copy);
    open.replace(node, copy);
    if (last === block) bookmark = formatting.indexOf(copy) + 1;
    copy.appendChild(last);
    last = copy;
  }
  builder.place(last, ancestor);
  const copy = element.cloneNode(false);
  copy.append(...block.childNodes);
  block.appendChild(copy);
  if (formatting.indexOf(element) < bookmark) bookmark--;
  formatting.remove(element);
  formatting.insertAt(bookmark, copy);
  open.remove(element);
  open.insertAfter(block, copy);
}
