import type { DiagramDefinition } from '@letu/core';

/** The kinds the command draws, as `--type` takes them. */
export const KINDS = ['graphviz', 'plantuml', 'd2', 'mermaid', 'pikchr'] as const;

export type Kind = (typeof KINDS)[number];

/** What a kind is, whatever its options. */
export type AnyDefinition = Pick<
  DiagramDefinition<object>,
  'kind' | 'type' | 'title' | 'extensions' | 'examples' | 'defaultOptions' | 'optionFields'
>;

const LOADERS: Readonly<Record<Kind, () => Promise<AnyDefinition>>> = {
  graphviz: async () => (await import('@letu/graphviz')).graphviz,
  plantuml: async () => (await import('@letu/plantuml')).plantuml,
  d2: async () => (await import('@letu/d2')).d2,
  mermaid: async () => (await import('@letu/mermaid')).mermaid,
  pikchr: async () => (await import('@letu/pikchr')).pikchr,
};

/** Loads the definition of a kind, and nothing of the others. */
export function loadDefinition(kind: Kind): Promise<AnyDefinition> {
  return LOADERS[kind]();
}

/** The kind of a file by its extension; the packages' own lists, kept here so that none has to be loaded to look. */
export const KIND_OF_EXTENSION: Readonly<Record<string, Kind>> = {
  '.dot': 'graphviz',
  '.gv': 'graphviz',
  '.puml': 'plantuml',
  '.plantuml': 'plantuml',
  '.iuml': 'plantuml',
  '.pu': 'plantuml',
  '.wsd': 'plantuml',
  '.d2': 'd2',
  '.mmd': 'mermaid',
  '.mermaid': 'mermaid',
  '.pikchr': 'pikchr',
};

/** The kinds by their stored type code, which the codec answers. */
export const KIND_OF_TYPE: Readonly<Record<string, Kind>> = {
  graphviz: 'graphviz',
  TEXT: 'plantuml',
  D2LANG: 'd2',
  MERMAID: 'mermaid',
  pikchr: 'pikchr',
};

export function isKind(name: string): name is Kind {
  return (KINDS as readonly string[]).includes(name);
}
