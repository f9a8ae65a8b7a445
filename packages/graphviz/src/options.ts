/** How Graphviz places nodes (https://graphviz.org/docs/layouts/). */
export type GraphvizLayout = 'dot' | 'neato' | 'fdp' | 'sfdp' | 'circo' | 'twopi' | 'osage' | 'patchwork';

/** The layouts in the order to offer them. */
export const LAYOUTS: readonly GraphvizLayout[] = [
  'dot',
  'neato',
  'fdp',
  'sfdp',
  'circo',
  'twopi',
  'osage',
  'patchwork',
];

/** How a Graphviz diagram is drawn. */
export interface GraphvizOptions {
  /** The layout of graphs whose text names none with `layout=`. @default 'dot' */
  readonly layout: GraphvizLayout;
}

export const defaultOptions: GraphvizOptions = { layout: 'dot' };
