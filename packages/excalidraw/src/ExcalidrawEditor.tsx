'use client';

import { forwardRef } from 'react';
import { DiagramEditor, type DiagramEditorHandle, type KindEditorProps } from '@letu/editor';
import { excalidraw } from './definition.js';
import type { ExcalidrawOptions } from './options.js';

/** The props of `ExcalidrawEditor`. */
export type ExcalidrawEditorProps = KindEditorProps<ExcalidrawOptions>;

/** A whiteboard to edit. */
export const ExcalidrawEditor = forwardRef<DiagramEditorHandle, ExcalidrawEditorProps>(
  function ExcalidrawEditor(props, ref) {
    return <DiagramEditor {...props} kind={excalidraw} ref={ref} />;
  },
);
