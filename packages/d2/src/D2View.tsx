'use client';

import { DiagramView, type KindViewProps } from '@letu/editor/view';
import { d2 } from './definition.js';
import type { D2Options } from './options.js';

/** The props of `D2View`. */
export type D2ViewProps = KindViewProps<D2Options>;

/** The picture of a D2 text, to look at. */
export function D2View(props: D2ViewProps) {
  return <DiagramView {...props} kind={d2} />;
}
