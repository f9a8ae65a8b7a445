'use client';

import { DiagramView, type KindViewProps } from '@letu/editor/view';
import { excalidraw } from './definition.js';
import type { ExcalidrawOptions } from './options.js';

/** The props of `ExcalidrawView`. */
export type ExcalidrawViewProps = KindViewProps<ExcalidrawOptions>;

/** The picture of a whiteboard, to look at. */
export function ExcalidrawView(props: ExcalidrawViewProps) {
  return <DiagramView {...props} kind={excalidraw} />;
}
