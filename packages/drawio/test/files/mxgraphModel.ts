import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { inflateRawSync } from 'node:zlib';
import { DOMParser } from '@letu/svg-dom';

/** A point or a rectangle of mxGraph. */
interface MxPoint {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
}

interface MxGeometry extends Required<MxPoint> {
  readonly relative: boolean;
  readonly points: readonly MxPoint[] | null;
  readonly sourcePoint: MxPoint | null;
  readonly targetPoint: MxPoint | null;
  readonly offset: MxPoint | null;
  readonly alternateBounds: MxPoint | null;
}

interface MxCell {
  readonly id: string;
  readonly value: string | Element | null;
  readonly style: string | null;
  readonly vertex: unknown;
  readonly edge: unknown;
  readonly visible: unknown;
  readonly connectable: unknown;
  readonly collapsed: unknown;
  readonly geometry: MxGeometry | null;
  readonly parent: MxCell | null;
  readonly source: MxCell | null;
  readonly target: MxCell | null;
  readonly children: readonly MxCell[] | null;
}

interface MxGraph {
  readonly mxGraphModel: new () => { readonly root: MxCell };
  readonly mxCodec: new (document: unknown) => { decode(node: unknown, into: unknown): void };
}

/** mxGraph wants a page when it is loaded; its codec does not. */
function loadMxgraph(): MxGraph {
  const require = createRequire(import.meta.url);
  const nothing = () => undefined;
  const element = {
    style: {},
    setAttribute: nothing,
    appendChild: nothing,
    addEventListener: nothing,
  };
  const document = {
    createElementNS: () => element,
    createElement: () => element,
    getElementsByTagName: () => [element],
    location: { href: '' },
    documentElement: element,
    body: element,
    addEventListener: nothing,
  };
  const page: Record<string, unknown> = {
    document,
    navigator: { userAgent: 'Chrome/120 AppleWebKit/537', appName: '', appVersion: '', platform: 'Linux' },
    DOMParser,
    mxLoadResources: false,
    mxLoadStylesheets: false,
    addEventListener: nothing,
    setTimeout,
    console,
  };
  // It looks for its classes in the window.
  page['window'] = page;
  const source = readFileSync(require.resolve('mxgraph/javascript/mxClient.js'), 'utf8');
  return runInNewContext(`${source}\n;({ mxGraphModel, mxCodec })`, page) as MxGraph;
}

let loaded: MxGraph | undefined;

/** Returns every cell of a file and all it has, a line each, as mxGraph, from which draw.io is made, reads it. */
export function readByMxgraph(file: string): readonly string[] {
  loaded ??= loadMxgraph();
  const { mxGraphModel, mxCodec } = loaded;
  return pagesOf(file).flatMap(({ name, element }) => {
    const model = new mxGraphModel();
    new mxCodec(element.ownerDocument).decode(element, model);
    const settings = [...element.attributes].map((attribute) => `${attribute.name}=${attribute.value}`);
    return [`page ${name} ${settings.join(' ')}`, ...linesOf(model.root)];
  });
}

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml').documentElement!;

type XmlNode = ReturnType<typeof parsed>;

/** A page of a file: what it is called, and its `mxGraphModel`. */
interface FoundPage {
  readonly name: string;
  readonly element: XmlNode;
}

/** Gives an element a document of its own: the codec looks for ids in the whole of one. */
function alone(element: XmlNode): XmlNode {
  const root = parsed('<page/>');
  root.append(element);
  return element;
}

/** Unpacks the pages of a file without any code of ours but the DOM. */
function pagesOf(file: string): readonly FoundPage[] {
  const root = parsed(file);
  const elements = (node: XmlNode, name: string) =>
    [...node.childNodes].filter((child): child is XmlNode => child.nodeName === name);
  return elements(root, 'diagram').map((diagram) => {
    const [model] = elements(diagram, 'mxGraphModel');
    const packed = Buffer.from(diagram.textContent?.trim() ?? '', 'base64');
    const element = model ? alone(model) : parsed(decodeURIComponent(inflateRawSync(packed).toString()));
    return { name: `${diagram.getAttribute('name')} ${diagram.getAttribute('id')}`, element };
  });
}

function linesOf(root: MxCell): readonly string[] {
  const lines: string[] = [];
  const add = (cell: MxCell): void => {
    lines.push(lineOf(cell));
    for (const child of cell.children ?? []) add(child);
  };
  add(root);
  return lines;
}

function lineOf(cell: MxCell): string {
  const { value, style, vertex, edge, geometry } = cell;
  return JSON.stringify({
    id: cell.id,
    // No label is the same as an empty one.
    value: typeof value === 'string' ? value : value ? attributesOf(value) : '',
    style: style ?? '',
    role: [Boolean(vertex), Boolean(edge)],
    states: [cell.visible, cell.connectable, cell.collapsed].map(Boolean),
    parent: cell.parent?.id,
    source: cell.source?.id,
    target: cell.target?.id,
    geometry: geometry && {
      bounds: boundsOf(geometry),
      relative: Boolean(geometry.relative),
      points: (geometry.points ?? []).map(boundsOf),
      ends: [geometry.sourcePoint, geometry.targetPoint, geometry.offset].map((at) => at && boundsOf(at)),
      alternate: geometry.alternateBounds && boundsOf(geometry.alternateBounds),
    },
  });
}

const boundsOf = ({ x, y, width = 0, height = 0 }: MxPoint) => [x, y, width, height].map(Number);

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]).toSorted());
