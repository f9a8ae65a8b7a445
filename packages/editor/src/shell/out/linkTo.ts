import { dialects } from '@letu/codec';
import type { KnownDiagramType } from '@letu/core';
import type { LinkServers, LinkTarget } from './links.js';

/** How Kroki names the types (https://docs.kroki.io/kroki/diagram-types/). */
const KROKI_TYPES: Readonly<Partial<Record<KnownDiagramType, string>>> = {
  TEXT: 'plantuml',
  MERMAID: 'mermaid',
  D2LANG: 'd2',
  graphviz: 'graphviz',
  pikchr: 'pikchr',
};

type Build = (source: string, type: KnownDiagramType, servers: LinkServers) => string;

/** Addresses as the dialects of `@letu/codec` read them. */
const BUILDERS: Readonly<Record<LinkTarget, Build>> = {
  kroki: (source, type, { kroki = 'https://kroki.io' }) =>
    `${kroki}/${KROKI_TYPES[type] ?? type}/svg/${dialects.kroki.encode(source)}`,
  plantuml: (source, _, { plantuml = 'https://www.plantuml.com/plantuml' }) =>
    `${plantuml}/uml/${dialects.plantuml.encode(source)}`,
  mermaidLive: (code) =>
    `https://mermaid.live/edit#${dialects['mermaid.live'].encode(JSON.stringify({ code, mermaid: '{}' }))}`,
  d2Playground: (source) =>
    `https://play.d2lang.com/?script=${encodeURIComponent(dialects.d2.encode(source))}`,
  graphvizOnline: (source) =>
    `https://dreampuf.github.io/GraphvizOnline/#${dialects.graphviz.encode(source)}`,
  edotor: (source) => `https://edotor.net/#${dialects.graphviz.encode(source, 'deflate')}`,
  pikchrshow: (source) => `https://pikchr.org/home/pikchrshow?content=${dialects.pikchrshow.encode(source)}`,
};

/**
 * Returns a link that holds a whole diagram.
 *
 * @throws A `CodecError` with the code `lone-surrogate`.
 */
export function linkTo(
  target: LinkTarget,
  type: KnownDiagramType,
  source: string,
  servers: LinkServers = {},
): string {
  return BUILDERS[target](source, type, servers);
}
