'use client';

import { DiagramView, type KindViewProps } from '@letu/editor/view';
import { drawio } from './definition.js';
import type { DrawioOptions } from './options.js';

/** The props of `DrawioView`. */
export type DrawioViewProps = KindViewProps<DrawioOptions>;

/** The picture of a general diagram, to look at. */
export function DrawioView(props: DrawioViewProps) {
  return <DiagramView {...props} kind={drawio} />;
}
