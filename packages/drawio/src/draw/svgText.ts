import { escapeXml } from '@letu/core/xml';

/** What only somebody who points at the picture needs. */
const UNSEEN = new Set(['pointer-events', 'xmlns:xlink', 'stroke-miterlimit']);
const ELEMENT = 1;
const TEXT = 3;

/** Writes what a graph has drawn as markup, without what a picture does not need. */
export function svgText(pane: Element, gradients: readonly Element[]): string {
  const pieces: string[] = [];
  if (gradients.length > 0) {
    pieces.push('<defs>');
    for (const gradient of gradients) write(gradient, pieces);
    pieces.push('</defs>');
  }
  writeChildren(pane, pieces);
  return pieces.join('');
}

/** Goes from one child to the next: a list of them would have to follow every removal when the graph is taken down. */
function writeChildren(parent: Element, pieces: string[]): void {
  for (let child = parent.firstChild; child; child = child.nextSibling) write(child, pieces);
}

function write(node: Node, pieces: string[]): void {
  if (node.nodeType === TEXT) pieces.push(escapeXml(node.nodeValue ?? ''));
  if (node.nodeType !== ELEMENT) return;
  const element = node as Element;
  const { nodeName: name } = element;
  const isEmpty = isHidden(element) || !element.firstChild;
  // What cannot be seen, such as a group without an outline, is still a thing of the picture.
  if (isEmpty && (name === 'g' || isHidden(element)) && !element.hasAttribute('data-shape')) return;
  pieces.push(`<${name}${attributesOf(element)}`);
  if (!isEmpty) {
    pieces.push('>');
    writeChildren(element, pieces);
    pieces.push(`</${name}>`);
  } else pieces.push('/>');
}

const isHidden = (element: Element) => /visibility:\s*hidden/.test(element.getAttribute('style') ?? '');

function attributesOf(element: Element): string {
  let text = '';
  for (const { name, value } of element.attributes) {
    if (UNSEEN.has(name)) continue;
    // The library says by a style that a shape is seen.
    if (name === 'style' && /^\s*(?:visibility:\s*\w+;?\s*)?$/.test(value)) continue;
    text += ` ${name === 'xlink:href' ? 'href' : name}="${escapeXml(value)}"`;
  }
  return text;
}
