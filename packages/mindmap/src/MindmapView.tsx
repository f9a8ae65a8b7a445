'use client';

import { DiagramView, type KindViewProps } from '@letu/editor/view';
import { mindmap } from './definition.js';
import type { MindmapOptions } from './options.js';

/** The props of `MindmapView`. */
export type MindmapViewProps = KindViewProps<MindmapOptions>;

/** The picture of a mind map, to look at. */
export function MindmapView(props: MindmapViewProps) {
  return <DiagramView {...props} kind={mindmap} />;
}
