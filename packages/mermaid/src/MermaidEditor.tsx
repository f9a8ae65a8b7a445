'use client';

import { forwardRef } from 'react';
import { DiagramEditor, type DiagramEditorHandle, type KindEditorProps } from '@letu/editor';
import { mermaid } from './definition.js';
import type { MermaidOptions } from './options.js';

/** The props of `MermaidEditor`. */
export type MermaidEditorProps = KindEditorProps<MermaidOptions>;

/** A diagram editor for Mermaid. */
export const MermaidEditor = forwardRef<DiagramEditorHandle, MermaidEditorProps>(
  function MermaidEditor(props, ref) {
    return <DiagramEditor {...props} kind={mermaid} ref={ref} />;
  },
);
