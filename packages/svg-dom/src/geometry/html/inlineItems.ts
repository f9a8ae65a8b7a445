import type { Element, Node } from '../../dom/interfaces.js';
import { NODE_TYPES } from '../../dom/nodeTypes.js';
import type { Style } from '../style/style.js';
import { preservesSpace, transformCase } from '../text/whiteSpace.js';
import { edgesOf } from './boxModel.js';
import { roleOf } from './display.js';

/** What stands in a line. */
export type InlineItem = TextItem | AtomicItem | EdgeItem | BreakItem;

/** Text of one text node, its white space collapsed, without line ends. */
export interface TextItem {
  readonly kind: 'text';
  readonly element: Element;
  readonly style: Style;
  readonly text: string;
}

/** An element that is laid out on its own. */
export interface AtomicItem {
  readonly kind: 'atomic';
  readonly element: Element;
  readonly style: Style;
}

/** Where an inline element begins or ends. */
export interface EdgeItem {
  readonly kind: 'start' | 'end';
  readonly element: Element;
  readonly style: Style;
}

/** A line end that has to be. */
export interface BreakItem {
  readonly kind: 'break';
  readonly style: Style;
}

/** A part of a block's content: lines, or a block among them. */
export type ContentPart =
  | { readonly kind: 'inline'; readonly items: readonly InlineItem[] }
  | { readonly kind: 'block'; readonly element: Element };

/** Cuts the content of a block into runs of inline content and blocks; a block inside an inline element counts too. */
export function contentParts(block: Element, styleOf: (element: Element) => Style): ContentPart[] {
  const collector = new PartCollector(styleOf);
  collector.children(block);
  return collector.finish();
}

class PartCollector {
  private readonly parts: ContentPart[] = [];
  private items: InlineItem[] = [];
  /** Whether a collapsible space here would follow another one or begin a line. */
  private afterSpace = true;

  constructor(private readonly styleOf: (element: Element) => Style) {}

  children(parent: Element): void {
    for (let child: Node | null = parent.firstChild; child; child = child.nextSibling) {
      if (child.isElement()) this.element(child);
      else if (child.nodeType === NODE_TYPES.TEXT_NODE) this.text(child.nodeValue ?? '', parent);
    }
  }

  finish(): ContentPart[] {
    this.endRun();
    return this.parts;
  }

  private element(element: Element): void {
    const style = this.styleOf(element);
    switch (roleOf(element, style)) {
      case 'none':
        return;
      case 'break':
        this.lineEnd(style);
        return;
      case 'atomic':
        this.items.push({ kind: 'atomic', element, style });
        this.afterSpace = false;
        return;
      case 'block':
        this.endRun();
        this.parts.push({ kind: 'block', element });
        return;
      default:
        this.items.push({ kind: 'start', element, style });
        this.children(element);
        this.items.push({ kind: 'end', element, style });
    }
  }

  private text(raw: string, element: Element): void {
    const style = this.styleOf(element);
    const whiteSpace = style.get('white-space');
    const keepsLines = preservesSpace(whiteSpace) || whiteSpace === 'pre-line';
    const lines = keepsLines ? raw.split(/\r\n|[\n\r\f]/) : [raw];
    lines.forEach((line, index) => {
      if (index > 0) this.lineEnd(style);
      this.line(line, element, style, preservesSpace(whiteSpace));
    });
  }

  private line(raw: string, element: Element, style: Style, preserve: boolean): void {
    let text = raw;
    if (!preserve) {
      text = raw.replace(/[\t\n\r\f ]+/g, ' ');
      if (this.afterSpace && text.startsWith(' ')) text = text.slice(1);
    }
    if (text === '') return;
    this.afterSpace = !preserve && text.endsWith(' ');
    this.items.push({ kind: 'text', element, style, text: transformCase(text, style.get('text-transform')) });
  }

  private lineEnd(style: Style): void {
    this.items.push({ kind: 'break', style });
    this.afterSpace = true;
  }

  private endRun(): void {
    if (this.items.some(isContent)) this.parts.push({ kind: 'inline', items: this.items });
    this.items = [];
    this.afterSpace = true;
  }
}

/** White space alone between blocks makes no line. */
function isContent(item: InlineItem): boolean {
  if (item.kind === 'text') return item.text !== ' ' || preservesSpace(item.style.get('white-space'));
  return item.kind === 'atomic' || item.kind === 'break';
}

/** Returns how wide an inline element's margin, border and padding are on one side. */
export function edgeWidth({ kind, style }: EdgeItem): number {
  const { margin, inner } = edgesOf(style, 0);
  return kind === 'start' ? margin.left + inner.left : margin.right + inner.right;
}
