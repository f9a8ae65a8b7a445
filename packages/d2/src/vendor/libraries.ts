/** dagre's graph (https://github.com/dagrejs/graphlib), as far as D2 uses it. */
export interface DagreGraph {
  setDefaultNodeLabel(make: () => object): void;
  setDefaultEdgeLabel(make: () => object): void;
  setGraph(label: object): void;
  setNode(id: string, label: object): void;
  setParent(id: string, parent: string): void;
  setEdge(edge: { v: string; w: string; name: string }, label: object): void;
  nodes(): readonly string[];
  edges(): readonly object[];
  node(id: string | undefined): unknown;
  edge(edge: object | undefined): unknown;
}

/** dagre, which lays out graphs in layers. */
export interface Dagre {
  readonly graphlib: {
    readonly Graph: new (options: { compound: boolean; multigraph: boolean }) => DagreGraph;
  };
  layout(graph: DagreGraph): void;
}

/** The drawing methods of Rough.js. Each returns a group of paths. */
export type RoughCanvas = Readonly<Record<string, (...args: readonly unknown[]) => { children: unknown }>>;

/** Rough.js, which draws as if by hand. */
export interface Rough {
  svg(root: object, options: { seed: number }): RoughCanvas;
}

/** A document in which MathJax sets formulas. */
export interface MathDocument {
  convert(formula: string, options: { em: number; ex: number }): object;
}

/** MathJax as D2 bundles it. The names are those of its modules. */
export interface MathJax {
  readonly _: {
    readonly adaptors: { readonly liteAdaptor: { liteAdaptor(): MathAdaptor } };
    readonly handlers: { readonly html_ts: { RegisterHTMLHandler(adaptor: MathAdaptor): void } };
    readonly mathjax: { readonly mathjax: { document(html: string, options: object): MathDocument } };
    readonly input: { readonly tex_ts: { readonly TeX: new (options: object) => object } };
    readonly output: { readonly svg_ts: { readonly SVG: new (options: object) => object } };
  };
}

/** MathJax's DOM. */
export interface MathAdaptor {
  innerHTML(node: object): string;
}

/** Lays out an ELK graph in place (https://eclipse.dev/elk/documentation/tooldevelopers/graphdatastructure/jsonformat.html). */
export type ElkLayout = (graph: unknown) => void;

/** The libraries D2 calls, each a module of its own. */
export interface Libraries {
  readonly dagre: Dagre;
  readonly elk: ElkLayout;
  readonly rough: Rough;
  readonly mathjax: MathJax;
}

/** The name of a library. */
export type Library = keyof Libraries;
