/** The colours a picture is drawn in; `auto` follows the interface: light or dark. */
export type MermaidTheme =
  | 'auto'
  | 'default'
  | 'base'
  | 'dark'
  | 'forest'
  | 'neutral'
  | 'neo'
  | 'neo-dark'
  | 'redux'
  | 'redux-dark'
  | 'redux-color'
  | 'redux-dark-color';

/** How a Mermaid diagram is drawn where its source does not say otherwise. */
export interface MermaidOptions {
  /** @default 'auto' */
  readonly theme: MermaidTheme;
  /** The drawing style; `auto` leaves each type its own. @default 'auto' */
  readonly look: 'auto' | 'classic' | 'neo' | 'handDrawn';
  /**
   * What places the nodes of flowcharts, class, state, entity and requirement diagrams. `auto` takes dagre, which loads
   * and draws fastest; ELK crosses fewer lines in large graphs and is loaded when first used.
   * @default 'auto'
   */
  readonly layout: 'auto' | 'dagre' | 'elk';
  /** Writes labels as HTML, which few programs but browsers show. @default false */
  readonly htmlLabels: boolean;
  /** The font of labels, a CSS `font-family`; empty for the theme's. @default '' */
  readonly fontFamily: string;
  /** What the strokes of hand-drawn pictures are derived from. @default 1 */
  readonly seed: number;
  /** The longest source that is drawn, in characters without comments. @default 50000 */
  readonly maxTextSize: number;
  /** The most links a flowchart may have. @default 2000 */
  readonly maxEdges: number;
}

export const defaultOptions: MermaidOptions = {
  theme: 'auto',
  look: 'auto',
  layout: 'auto',
  htmlLabels: false,
  fontFamily: '',
  seed: 1,
  maxTextSize: 50_000,
  maxEdges: 2_000,
};
