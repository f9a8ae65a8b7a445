'use client';

import { forwardRef } from 'react';
import { DiagramEditor, type DiagramEditorHandle, type KindEditorProps } from '@letu/editor';
import { graphviz } from './definition.js';
import type { GraphvizOptions } from './options.js';

/** The props of `GraphvizEditor`. */
export type GraphvizEditorProps = KindEditorProps<GraphvizOptions>;

/** A diagram editor for Graphviz. */
export const GraphvizEditor = forwardRef<DiagramEditorHandle, GraphvizEditorProps>(
  function GraphvizEditor(props, ref) {
    return <DiagramEditor {...props} kind={graphviz} ref={ref} />;
  },
);
