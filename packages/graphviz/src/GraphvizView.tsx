'use client';

import { DiagramView, type KindViewProps } from '@letu/editor/view';
import { graphviz } from './definition.js';
import type { GraphvizOptions } from './options.js';

/** The props of `GraphvizView`. */
export type GraphvizViewProps = KindViewProps<GraphvizOptions>;

/** The picture of a Graphviz text, to look at. */
export function GraphvizView(props: GraphvizViewProps) {
  return <DiagramView {...props} kind={graphviz} />;
}
