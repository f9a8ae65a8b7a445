'use client';

import { forwardRef } from 'react';
import { DiagramEditor, type DiagramEditorHandle, type KindEditorProps } from '@letu/editor';
import { mindmap } from './definition.js';
import type { MindmapOptions } from './options.js';

/** The props of `MindmapEditor`. */
export type MindmapEditorProps = KindEditorProps<MindmapOptions>;

/** A mind map to edit. */
export const MindmapEditor = forwardRef<DiagramEditorHandle, MindmapEditorProps>(
  function MindmapEditor(props, ref) {
    return <DiagramEditor {...props} kind={mindmap} ref={ref} />;
  },
);
