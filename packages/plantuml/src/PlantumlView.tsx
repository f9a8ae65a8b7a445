'use client';

import { DiagramView, type KindViewProps } from '@letu/editor/view';
import { plantuml } from './definition.js';
import type { PlantumlOptions } from './options.js';

/** The props of `PlantumlView`. */
export type PlantumlViewProps = KindViewProps<PlantumlOptions>;

/** The picture of a PlantUML text, to look at. */
export function PlantumlView(props: PlantumlViewProps) {
  return <DiagramView {...props} kind={plantuml} />;
}
