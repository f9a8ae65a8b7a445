import { EDITOR_SEGMENTS, type KnownDiagramType } from '@letu/core';
import type { LinkInput } from '../input.js';
import { decode, encode } from '../kroki.js';
import type { DecodedDiagram, Dialect, DiagramType, RecogniseOptions } from './dialect.js';

const GENERAL = 'diagram';
const TYPES: ReadonlyMap<string, DiagramType> = new Map([
  ...Object.entries(EDITOR_SEGMENTS).map(([type, segment]) => [segment, type as KnownDiagramType] as const),
  [GENERAL, GENERAL],
]);

/** What a link within Letu says. */
export interface LinkedDiagram {
  /** The stored type code, case-sensitive. Any that is not known is a general diagram. */
  readonly type: string;
  readonly source: string;
}

/** Returns the path of a link that opens a new document with this source: `/mermaid/new#…`. */
export function newDocumentPath({ type, source }: LinkedDiagram): string {
  return `/${segmentOf(type)}/new#${encode(source)}`;
}

/** Returns the path of a link that shows this source read-only, without an account: `/p/link/mermaid#…`. */
export function readOnlyPath({ type, source }: LinkedDiagram): string {
  return `/p/link/${segmentOf(type)}#${encode(source)}`;
}

function segmentOf(type: string): string {
  return Object.hasOwn(EDITOR_SEGMENTS, type) ? EDITOR_SEGMENTS[type as KnownDiagramType] : GENERAL;
}

/** Letu's own links: Kroki's code behind `/{editor}/new#` or `/p/link/{editor}#`, on any host. */
export const letu: Dialect<'zlib'> = {
  name: 'letu',
  forms: ['zlib'],
  encode,
  decode,
  recognise: (input, options) => (input.kind === 'link' ? readLink(input, options) : undefined),
};

function readLink(link: LinkInput, options: RecogniseOptions): DecodedDiagram | undefined {
  if (link.fragment === '') return undefined;
  const [editor, last] = link.segments.slice(-2);
  const isNew = last === 'new';
  const isReadOnly = link.segments.slice(-3, -1).join('/') === 'p/link';
  const type = TYPES.get((isNew ? editor : last) ?? '');
  if (type === undefined || !(isNew || isReadOnly)) return undefined;
  const source = decode(link.fragment, options);
  return { dialect: 'letu', type, source, options: isReadOnly ? { readOnly: true } : {} };
}
