import type { Element } from '../../dom/interfaces.js';
import { SVG_NAMESPACE } from '../../dom/namespaces.js';
import { NODE_TYPES } from '../../dom/nodeTypes.js';
import type { Style } from '../style/style.js';
import { collapseSpace, countCharacters, transformCase } from './whiteSpace.js';

/** Text of one node that is drawn, after white space has been collapsed. */
export interface TextRun {
  /** The element the text stands in. */
  readonly element: Element;
  readonly style: Style;
  /** The elements around the text, from `<text>` inwards, `element` last. */
  readonly owners: readonly Element[];
  text: string;
  /** The index of the first character within the `<text>`. */
  start: number;
}

/** An element and the characters in it. */
export interface TextSpan {
  readonly element: Element;
  readonly style: Style;
  readonly start: number;
  end: number;
}

/** What a `<text>` consists of. */
export interface TextContent {
  readonly runs: readonly TextRun[];
  /** The `<text>` and the elements in it, in tree order. */
  readonly spans: readonly TextSpan[];
}

const INLINE = new Set(['tspan', 'textPath', 'a']);

/** Collects the text of a `<text>` element with white space collapsed as CSS says, across elements. */
export function collectRuns(text: Element, styleOf: (element: Element) => Style): TextContent {
  const collector = new Collector(styleOf);
  collector.visit(text, []);
  return collector.finish();
}

class Collector {
  private runs: TextRun[] = [];
  private readonly spans: TextSpan[] = [];
  private atSpace = true;
  private count = 0;

  constructor(private readonly styleOf: (element: Element) => Style) {}

  visit(element: Element, around: readonly Element[]): void {
    const style = this.styleOf(element);
    if (style.get('display') === 'none') return;
    const owners = [...around, element];
    const span = { element, style, start: this.count, end: this.count };
    this.spans.push(span);
    for (let child = element.firstChild; child; child = child.nextSibling) {
      if (child.isElement()) {
        if (child.namespaceURI === SVG_NAMESPACE && INLINE.has(child.localName)) this.visit(child, owners);
      } else if (isText(child.nodeType)) this.add(child.nodeValue ?? '', element, style, owners);
    }
    span.end = this.count;
  }

  finish(): TextContent {
    this.trimEnd();
    return { runs: this.runs, spans: this.spans };
  }

  private add(raw: string, element: Element, style: Style, owners: readonly Element[]): void {
    const collapsed = collapseSpace(raw, style.get('white-space'), this.atSpace);
    if (collapsed.text === '') return;
    this.atSpace = collapsed.endsInSpace;
    const text = transformCase(collapsed.text, style.get('text-transform'));
    this.runs.push({ element, style, owners, text, start: this.count });
    this.count += countCharacters(text);
  }

  /** The space the text ends in is not drawn. */
  private trimEnd(): void {
    const last = this.runs.at(-1);
    if (!last || !this.atSpace) return;
    last.text = last.text.slice(0, -1);
    this.count--;
    for (const span of this.spans) span.end = Math.min(span.end, this.count);
    this.runs = this.runs.filter(({ text }) => text !== '');
  }
}

function isText(nodeType: number): boolean {
  return nodeType === NODE_TYPES.TEXT_NODE || nodeType === NODE_TYPES.CDATA_SECTION_NODE;
}
