'use client';

import { forwardRef } from 'react';
import { DiagramEditor, type DiagramEditorHandle, type KindEditorProps } from '@letu/editor';
import { plantuml } from './definition.js';
import type { PlantumlOptions } from './options.js';

/** The props of `PlantumlEditor`. */
export type PlantumlEditorProps = KindEditorProps<PlantumlOptions>;

/** A diagram editor for PlantUML. */
export const PlantumlEditor = forwardRef<DiagramEditorHandle, PlantumlEditorProps>(
  function PlantumlEditor(props, ref) {
    return <DiagramEditor {...props} kind={plantuml} ref={ref} />;
  },
);
