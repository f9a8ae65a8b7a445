'use client';

import { DiagramView, type KindViewProps } from '@letu/editor/view';
import { mermaid } from './definition.js';
import type { MermaidOptions } from './options.js';

/** The props of `MermaidView`. */
export type MermaidViewProps = KindViewProps<MermaidOptions>;

/** The picture of a Mermaid text, to look at. */
export function MermaidView(props: MermaidViewProps) {
  return <DiagramView {...props} kind={mermaid} />;
}
