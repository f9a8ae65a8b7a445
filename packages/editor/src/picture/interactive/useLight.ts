import { useEffect, useMemo, useRef } from 'react';
import { shapesAt, type TextRange } from '@letu/core';
import type { Canvas } from './useCanvas.js';
import type { ShownPicture } from './usePrepared.js';
import { shifted } from './sourceShift.js';

export interface LightProps {
  readonly canvas: Canvas | undefined;
  readonly shown: ShownPicture | undefined;
  /** The caret or selection in `source`, or null to light nothing. */
  readonly caret: TextRange | null;
  readonly source: string;
  /** The id of a shape chosen in the picture itself, which goes before the caret. */
  readonly chosen: string | undefined;
}

const NONE: readonly string[] = [];

/** Lights the shape the caret is in, and brings it into view when another one is lit. */
export function useLight({ canvas, shown, caret, source, chosen }: LightProps): void {
  const from = caret?.from;
  const to = caret?.to;
  const lit = useRef('');

  const ids = useMemo(() => {
    if (!shown) return NONE;
    if (chosen !== undefined) return [chosen];
    if (from === undefined || to === undefined) return NONE;
    const drawn = shown.picture.source;
    const place = shifted({ from, to }, source, drawn);
    return shapesAt(shown.shapes.shapes, place, drawn).map(({ id }) => id);
  }, [shown, chosen, from, to, source]);

  useEffect(() => {
    if (!canvas) return;
    const [first] = canvas.stage.light(ids);
    const key = ids.join();
    if (key === lit.current) return;
    lit.current = key;
    if (first) canvas.viewport.reveal(first.getBoundingClientRect());
  }, [canvas, ids]);
}
