import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  NO_EDGES,
  type Align,
  type Block,
  type BoxBlock,
  type Inherited,
  type Inline,
  type TextLook,
} from './content.js';
import { colorOf, declarationsOf, edgesOf, lengthOf, type Declarations } from './css.js';
import { lookOf } from './look.js';
import { attributeOf, childElements, isElement } from './tree.js';
import { readTable } from './readTable.js';

/** Deeper blocks are read as text. */
const MOST_DEPTH = 60;
/** Of deeper elements nothing is read but their text: a reader that calls itself has room for no more. */
const MOST_LOOKS = 500;

/** Reads a label of HTML: what it shows, and nothing of what it might do. */
export function parseHtmlLabel(html: string, look: TextLook, align: Align): readonly Block[] {
  return blocksOf(parseFragment(html).childNodes, { look, align, depth: 0 });
}

/** Reads a label of plain text. */
export function parsePlainLabel(text: string, look: TextLook, align: Align): readonly Block[] {
  const inlines = text
    .split('\n')
    .flatMap((line, index): readonly Inline[] => [
      ...(index > 0 ? [{ kind: 'break', look } as const] : []),
      { kind: 'text', text: line, look },
    ]);
  return [{ kind: 'paragraph', inlines, look, align }];
}

/** Reads elements into blocks; text between blocks becomes paragraphs. */
function blocksOf(nodes: readonly Tree.ChildNode[], inherited: Inherited): readonly Block[] {
  const blocks: Block[] = [];
  let inlines: Inline[] = [];
  const flush = () => {
    const { look, align } = inherited;
    if (inlines.some(isVisible)) blocks.push({ kind: 'paragraph', inlines, look, align });
    inlines = [];
  };
  const read = (list: readonly Tree.ChildNode[], around: Inherited) => {
    for (const node of list) {
      if (node.nodeName === '#text') {
        inlines.push({ kind: 'text', text: (node as Tree.TextNode).value, look: around.look });
      } else if (isElement(node) && !UNSEEN.has(node.tagName)) {
        const inner = innerOf(node, around);
        const block = inner.depth < MOST_DEPTH ? blockOf(node, inner, around) : undefined;
        if (block) {
          flush();
          blocks.push(...block);
        } else inlineOf(node, inner, inlines, read);
      }
    }
  };
  read(nodes, inherited);
  flush();
  return blocks;
}

const UNSEEN = new Set(['script', 'style', 'head', 'title', 'meta', 'link', 'template', 'iframe', 'object']);

const isVisible = (inline: Inline) =>
  inline.kind !== 'text' || /[^ \t\n\r\f]/.test(inline.text) || inline.look.spaces.startsWith('pre');

function innerOf(element: Tree.Element, { look, align, depth }: Inherited): Inherited {
  const css = declarationsOf(attributeOf(element, 'style') ?? '');
  return { look: lookOf(element, css, look), align: alignOf(element, css, align), depth: depth + 1 };
}

function alignOf(element: Tree.Element, css: Declarations, align: Align): Align {
  const value = (css.get('text-align') ?? attributeOf(element, 'align') ?? '').toLowerCase();
  if (value === 'start' || value === 'justify') return 'left';
  if (value === 'end') return 'right';
  if (value === 'left' || value === 'right' || value === 'center') return value;
  return element.tagName === 'center' || element.tagName === 'th' ? 'center' : align;
}

function inlineOf(
  element: Tree.Element,
  inner: Inherited,
  inlines: Inline[],
  read: (nodes: readonly Tree.ChildNode[], around: Inherited) => void,
): void {
  const { look } = inner;
  if (element.tagName === 'br') inlines.push({ kind: 'break', look });
  else if (element.tagName === 'img') {
    const css = declarationsOf(attributeOf(element, 'style') ?? '');
    const size = (name: 'width' | 'height') =>
      lengthOf(css.get(name) ?? attributeOf(element, name), look.size) ?? 16;
    const source = attributeOf(element, 'src') ?? '';
    inlines.push({ kind: 'picture', source, width: size('width'), height: size('height') });
  } else if (inner.depth < MOST_LOOKS) read(element.childNodes, inner);
  else inlines.push({ kind: 'text', text: textIn(element), look });
}

function textIn(element: Tree.Element): string {
  const texts: string[] = [];
  const left: Tree.ChildNode[] = [...element.childNodes];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.nodeName === '#text') texts.push((node as Tree.TextNode).value);
    else if (isElement(node) && !UNSEEN.has(node.tagName)) left.push(...node.childNodes);
  }
  return texts.toReversed().join('');
}

/** How far blocks stand from others, in their own size (https://html.spec.whatwg.org/#rendering). */
const MARGINS: Readonly<Record<string, number>> = {
  p: 1,
  ul: 1,
  ol: 1,
  dl: 1,
  blockquote: 1,
  pre: 1,
  figure: 1,
  h1: 0.67,
  h2: 0.83,
  h3: 1,
  h4: 1.33,
  h5: 1.67,
  h6: 2.33,
};
const INDENTS: Readonly<Record<string, number>> = { ul: 40, ol: 40, dd: 40, blockquote: 40 };
const BLOCKS = new Set([
  ...Object.keys(MARGINS),
  ...`div section article header footer main aside nav center li dt dd address form fieldset`.split(' '),
]);

function blockOf(element: Tree.Element, inner: Inherited, outer: Inherited): readonly Block[] | undefined {
  const css = declarationsOf(attributeOf(element, 'style') ?? '');
  const { tagName } = element;
  if (css.get('display') === 'none') return [];
  if (tagName === 'hr') {
    const size = Number(attributeOf(element, 'size') ?? 2);
    const color = colorOf(css.get('border-color') ?? attributeOf(element, 'color')) ?? '#808080';
    return [{ kind: 'rule', margin: 0.5 * outer.look.size, size: size > 0 ? Math.min(size, 20) : 2, color }];
  }
  if (tagName === 'table') return [readTable(element, inner, blocksOf)];
  if (!BLOCKS.has(tagName) && css.get('display') !== 'block') return undefined;
  return [boxOf(element, inner, css)];
}

/** Reads a block element with what is around it. */
function boxOf(element: Tree.Element, inner: Inherited, css: Declarations): BoxBlock {
  const { tagName } = element;
  const { size } = inner.look;
  const margin = (MARGINS[tagName] ?? 0) * size * (isNestedList(element) ? 0 : 1);
  const indent = INDENTS[tagName] ?? 0;
  const isList = tagName === 'ul' || tagName === 'ol';
  const around = { ...NO_EDGES, top: margin, bottom: margin, left: isList ? 0 : indent };
  return {
    kind: 'box',
    blocks: blocksOf(element.childNodes, inner),
    margin: edgesOf('margin', css, size, around),
    padding: edgesOf('padding', css, size, { ...NO_EDGES, left: isList ? indent : 0 }),
    background: colorOf(css.get('background-color') ?? css.get('background')),
    border: borderOf(css, inner.look),
    width: lengthOf(css.get('width'), size),
    height: lengthOf(css.get('height'), size),
    bullet: tagName === 'li' ? { text: bulletOf(element), look: inner.look } : undefined,
  };
}

/** Reads a border that is the same on all sides. */
function borderOf(css: Declarations, look: TextLook): BoxBlock['border'] {
  const value = css.get('border');
  const width = lengthOf(/[\d.]+(?:px|pt|em)/.exec(value ?? '')?.[0], look.size);
  if (value === undefined || !width || /\b(?:none|hidden)\b/.test(value)) return undefined;
  const color = colorOf(/#[\da-f]{3,8}|rgba?\([^)]*\)|\b[a-z]+$/i.exec(value)?.[0]);
  return { width, color: color ?? look.color };
}

const isList = (node: Tree.ParentNode | null): node is Tree.Element =>
  node !== null && isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');

function isNestedList(element: Tree.Element): boolean {
  if (!isList(element)) return false;
  const parent = element.parentNode;
  return isList(parent) || (parent !== null && isElement(parent) && isList(parent.parentNode));
}

function bulletOf(item: Tree.Element): string {
  const list = item.parentNode;
  if (!isList(list) || list.tagName === 'ul') return '•';
  const items = childElements(list).filter(({ tagName }) => tagName === 'li');
  return `${Number(attributeOf(list, 'start') ?? 1) + items.indexOf(item)}.`;
}
