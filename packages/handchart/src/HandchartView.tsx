'use client';

import { DiagramView, type KindViewProps } from '@letu/editor/view';
import { handchart } from './definition.js';
import type { HandchartOptions } from './options.js';

/** The props of `HandchartView`. */
export type HandchartViewProps = KindViewProps<HandchartOptions>;

/** The picture of a chart, to look at. */
export function HandchartView(props: HandchartViewProps) {
  return <DiagramView {...props} kind={handchart} />;
}
