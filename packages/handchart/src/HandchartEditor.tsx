'use client';

import { forwardRef } from 'react';
import { DiagramEditor, type DiagramEditorHandle, type KindEditorProps } from '@letu/editor';
import { handchart } from './definition.js';
import type { HandchartOptions } from './options.js';

/** The props of `HandchartEditor`. */
export type HandchartEditorProps = KindEditorProps<HandchartOptions>;

/** A diagram editor for hand-drawn charts. */
export const HandchartEditor = forwardRef<DiagramEditorHandle, HandchartEditorProps>(
  function HandchartEditor(props, ref) {
    return <DiagramEditor {...props} kind={handchart} ref={ref} />;
  },
);
