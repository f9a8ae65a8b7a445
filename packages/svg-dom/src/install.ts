import { escapeCss } from './css/identifiers.js';
import { normalizeValue } from './css/properties.js';
import { CSSStyleSheet } from './css/styleSheet.js';
import { Attr, NamedNodeMap } from './dom/attributes.js';
import { createCanvasContext } from './dom/canvasContext.js';
import { CDATASection, CharacterData, Comment, ProcessingInstruction, Text } from './dom/characterData.js';
import { Document } from './dom/document.js';
import { DocumentFragment } from './dom/documentFragment.js';
import { DocumentType } from './dom/documentType.js';
import { Element } from './dom/element.js';
import { HTMLCanvasElement, HTMLElement, HTMLUnknownElement } from './dom/htmlElements.js';
import { DOMImplementation } from './dom/implementation.js';
import { MathMLElement } from './dom/mathElement.js';
import { Node } from './dom/node.js';
import { NodeFilter, NodeIterator } from './dom/nodeIterator.js';
import { HTMLCollection, NodeList } from './dom/nodeList.js';
import { DOMParser } from './dom/parse/domParser.js';
import { XMLSerializer } from './dom/serialize/xmlSerializer.js';
import {
  SVGElement,
  SVGGeometryElement,
  SVGGraphicsElement,
  SVGSVGElement,
  SVGTextContentElement,
} from './dom/svgElements.js';
import { createGeometry } from './geometry/createGeometry.js';
import { defineAll } from './installGlobals.js';
import { createOffscreenMeasurer } from './measure/canvasMeasurer.js';
import { createNodeMeasurer } from './measure/nodeMeasurer.js';
import { habitsOf } from './measure/textHabits.js';
import type { TextMeasurer } from './measure/textMeasurer.js';

/** How a document is put in place. */
export interface InstallOptions {
  /** Measures text. @default `createOffscreenMeasurer()` in browsers, `createNodeMeasurer()` in Node */
  readonly measurer?: TextMeasurer;
  /** The width of the window in CSS pixels. @default 1200 */
  readonly width?: number;
  /** The height of the window in CSS pixels. @default 800 */
  readonly height?: number;
}

/** A document that is in place. */
export interface Installation {
  readonly document: Document;
  /** Puts everything back as it was. */
  uninstall(): void;
}

const INTERFACES = {
  Attr,
  CDATASection,
  CSSStyleSheet,
  CharacterData,
  Comment,
  DOMImplementation,
  DOMParser,
  Document,
  DocumentFragment,
  DocumentType,
  Element,
  HTMLCanvasElement,
  HTMLCollection,
  HTMLDocument: Document,
  HTMLElement,
  HTMLUnknownElement,
  MathMLElement,
  NamedNodeMap,
  Node,
  NodeFilter,
  NodeIterator,
  NodeList,
  ProcessingInstruction,
  SVGElement,
  SVGGeometryElement,
  SVGGraphicsElement,
  SVGSVGElement,
  SVGTextContentElement,
  Text,
  XMLSerializer,
};

/**
 * Puts a document and what libraries expect around it on a global object, in a worker or in Node.
 *
 * Libraries look for their globals when they are loaded: install first, then `import()` them.
 *
 * @param scope The global object, `globalThis`.
 * @throws Error where there is a document already, as in a page.
 */
export function install(scope: object, options: InstallOptions = {}): Installation {
  if ('document' in scope && scope.document !== undefined) throw new Error('There is a document already.');
  const { width = 1200, height = 800 } = options;
  // A measurer of one's own first: the canvas is hidden below.
  const measurer = options.measurer ?? createMeasurer();
  const document = createDocument(scope, measurer, { width, height });
  const uninstall = defineAll(scope, {
    ...INTERFACES,
    document,
    window: scope,
    ...windowProperties(document, width, height),
    ...missing(scope),
    ...hidden(),
  });
  return { document, uninstall };
}

function createMeasurer(): TextMeasurer {
  return typeof OffscreenCanvas === 'undefined' ? createNodeMeasurer() : createOffscreenMeasurer();
}

function createDocument(
  scope: object,
  measurer: TextMeasurer,
  window: { readonly width: number; readonly height: number },
): Document {
  const document = new DOMImplementation((contentType) => new Document(contentType)).createHTMLDocument();
  document.defaultView = scope;
  document.location = 'location' in scope ? scope.location : LOCATION;
  document.geometry = createGeometry(document, { measurer, habits: habitsOf(userAgentOf(scope)), window });
  document.canvasContext = (canvas, kind) =>
    kind === '2d'
      ? createCanvasContext(canvas, (font, text) =>
          measureForCanvas(measurer, font, text, document.documentElement?.getAttribute('lang') ?? ''),
        )
      : null;
  return document;
}

function userAgentOf(scope: object): string {
  // Node has a navigator since version 21.
  const { navigator } = scope as { navigator?: { userAgent?: string } };
  return navigator?.userAgent ?? '';
}

function measureForCanvas(measurer: TextMeasurer, font: string, text: string, language: string) {
  const extent = measurer.measureText(font, text, { language, kerning: 'auto' });
  const metrics = measurer.measureFont(font, language);
  return {
    width: extent.advance,
    actualBoundingBoxLeft: extent.inkLeft,
    actualBoundingBoxRight: extent.inkRight,
    actualBoundingBoxAscent: extent.inkAscent,
    actualBoundingBoxDescent: extent.inkDescent,
    fontBoundingBoxAscent: metrics.ascent,
    fontBoundingBoxDescent: metrics.descent,
  };
}

const LOCATION = {
  protocol: 'http:',
  host: 'localhost',
  hostname: 'localhost',
  origin: 'http://localhost',
  pathname: '/',
  search: '',
  hash: '',
  href: 'http://localhost/',
};

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return [];
  }
}

function windowProperties(document: Document, width: number, height: number): Record<string, unknown> {
  return {
    CSS: { escape: escapeCss, supports },
    getComputedStyle: (element: Element) => element.nodeDocument.geometry.computedStyle(element),
    matchMedia: (media: string) => ({
      media,
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }),
    // Nothing is shown, so there is no frame to wait for.
    requestAnimationFrame: (callback: (time: number) => void) =>
      setTimeout(() => callback(performance.now()), 0),
    cancelAnimationFrame: (handle: number) => clearTimeout(handle),
    MutationObserver: Observer,
    ResizeObserver: Observer,
    IntersectionObserver: Observer,
    screen: { width, height, availWidth: width, availHeight: height },
    innerWidth: width,
    innerHeight: height,
    devicePixelRatio: 1,
    scrollX: 0,
    scrollY: 0,
    pageXOffset: 0,
    pageYOffset: 0,
    frames: [],
    parent: document.defaultView,
    top: document.defaultView,
  };
}

/** What Node lacks and workers have. */
function missing(scope: object): Record<string, unknown> {
  const fallbacks = {
    self: scope,
    location: LOCATION,
    navigator: { userAgent: '', platform: '', language: 'en', maxTouchPoints: 0 },
    addEventListener() {},
    removeEventListener() {},
    dispatchEvent: () => true,
  };
  return Object.fromEntries(Object.entries(fallbacks).filter(([name]) => !(name in scope)));
}

/** What workers have and libraries must not find. */
function hidden(): Record<string, undefined> {
  return {
    // DOMPurify would hand TrustedHTML to a parser that knows nothing of it, and get nothing back without an error.
    trustedTypes: undefined,
    // Cytoscape would paint on one of its own, of undefined size, and throw in a timer.
    OffscreenCanvas: undefined,
  };
}

function supports(property: string, value?: string): boolean {
  return value === undefined || normalizeValue(String(property), String(value), false) !== null;
}
