import { useEffect, useState } from 'react';
import { DiagramError } from '@letu/core';
import type { ExportablePicture } from '@letu/editor/view';
import { pictureOf, type Drawing } from './drawRequest.js';

/** How long one may pause while typing before it is drawn, in milliseconds. */
const PAUSE_MS = 250;

/** What became of drawing. The last picture stays while the next one is drawn, and while there are mistakes. */
export interface DrawnPicture {
  readonly status: 'empty' | 'drawing' | 'ready' | 'failed';
  readonly picture: ExportablePicture | undefined;
  /** Why there is no picture of what is written now; empty where nothing is to be seen of it. */
  readonly reason: string;
}

const NOTHING: DrawnPicture = { status: 'empty', picture: undefined, reason: '' };

/** Draws what is written, a moment after the last key. @param drawing The same object as long as it is the same. */
export function useDrawnPicture(drawing: Drawing | undefined): DrawnPicture {
  const [drawn, setDrawn] = useState(NOTHING);
  useEffect(() => {
    if (!drawing) return undefined;
    const stop = new AbortController();
    const draw = async () => {
      setDrawn(({ picture }) => ({ status: 'drawing', picture, reason: '' }));
      try {
        const picture = await pictureOf(drawing, stop.signal);
        if (!stop.signal.aborted) setDrawn({ status: 'ready', picture, reason: '' });
      } catch (failure) {
        if (stop.signal.aborted) return;
        setDrawn(({ picture }) => ({ status: 'failed', picture, reason: reasonOf(failure) }));
      }
    };
    const timer = setTimeout(() => void draw(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [drawing]);
  return drawing ? drawn : NOTHING;
}

function reasonOf(failure: unknown): string {
  if (failure instanceof DiagramError && failure.code === 'export-failed') return '';
  return failure instanceof Error ? failure.message : String(failure);
}
