'use client';

import { forwardRef } from 'react';
import { DiagramEditor, type DiagramEditorHandle, type KindEditorProps } from '@letu/editor';
import { pikchr } from './definition.js';
import type { PikchrOptions } from './options.js';

/** The props of `PikchrEditor`. */
export type PikchrEditorProps = KindEditorProps<PikchrOptions>;

/** A diagram editor for Pikchr. */
export const PikchrEditor = forwardRef<DiagramEditorHandle, PikchrEditorProps>(
  function PikchrEditor(props, ref) {
    return <DiagramEditor {...props} kind={pikchr} ref={ref} />;
  },
);
