'use client';

import { forwardRef } from 'react';
import { DiagramEditor, type DiagramEditorHandle, type KindEditorProps } from '@letu/editor';
import { d2 } from './definition.js';
import type { D2Options } from './options.js';

/** The props of `D2Editor`. */
export type D2EditorProps = KindEditorProps<D2Options>;

/** A diagram editor for D2. */
export const D2Editor = forwardRef<DiagramEditorHandle, D2EditorProps>(function D2Editor(props, ref) {
  return <DiagramEditor {...props} kind={d2} ref={ref} />;
});
