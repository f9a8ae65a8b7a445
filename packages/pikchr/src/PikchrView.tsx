'use client';

import { DiagramView, type KindViewProps } from '@letu/editor/view';
import { pikchr } from './definition.js';
import type { PikchrOptions } from './options.js';

/** The props of `PikchrView`. */
export type PikchrViewProps = KindViewProps<PikchrOptions>;

/** The picture of a Pikchr text, to look at. */
export function PikchrView(props: PikchrViewProps) {
  return <DiagramView {...props} kind={pikchr} />;
}
