import { useEffect, useRef } from 'react';
import type { LitShapes } from '../pictureProps.js';
import type { Canvas } from './useCanvas.js';
import type { ShownPicture } from './usePrepared.js';

export interface LightProps {
  readonly canvas: Canvas | undefined;
  readonly shown: ShownPicture | undefined;
  /** What is selected in the source. */
  readonly lit: LitShapes | undefined;
  /** The id of a shape chosen in the picture itself, which goes before what is selected in the source. */
  readonly chosen: string | undefined;
}

/** Lights the shapes that are selected, and brings them into view when others are lit. */
export function useLight({ canvas, shown, lit, chosen }: LightProps): void {
  const last = useRef('');
  const ids = (chosen === undefined ? lit?.shapes : [chosen]) ?? [];
  const key = JSON.stringify(ids);
  // What was selected for another picture says nothing of this one; it is told anew in a moment.
  const isOfAnother = chosen === undefined && lit !== undefined && lit.picture !== shown?.picture;

  useEffect(() => {
    if (!canvas || !shown || isOfAnother) return;
    const [first] = canvas.stage.light(JSON.parse(key) as readonly string[]);
    if (key === last.current) return;
    last.current = key;
    if (first) canvas.viewport.reveal(first.getBoundingClientRect());
  }, [canvas, shown, key, isOfAnother]);
}
