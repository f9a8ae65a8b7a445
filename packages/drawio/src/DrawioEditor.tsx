'use client';

import { forwardRef } from 'react';
import { DiagramEditor, type DiagramEditorHandle, type KindEditorProps } from '@letu/editor';
import { drawio } from './definition.js';
import type { DrawioOptions } from './options.js';

/** The props of `DrawioEditor`. */
export type DrawioEditorProps = KindEditorProps<DrawioOptions>;

/** A general diagram to edit. */
export const DrawioEditor = forwardRef<DiagramEditorHandle, DrawioEditorProps>(
  function DrawioEditor(props, ref) {
    return <DiagramEditor {...props} kind={drawio} ref={ref} />;
  },
);
