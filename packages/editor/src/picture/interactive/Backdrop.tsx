import { useEffect, useRef } from 'react';
import type { PictureBackground } from '../pictureProps.js';
import { MovingLayer } from './movingLayer.js';
import type { Viewport } from './viewport.js';

/** The width of a cell at the picture's own size, in CSS pixels. */
const CELL = 20;

/** What lies behind a picture. It moves along with the picture, one cell at most, so that it is painted only once. */
export function Backdrop({ viewport, background }: { viewport: Viewport; background: PictureBackground }) {
  return background === 'plain' ? null : <Pattern viewport={viewport} background={background} />;
}

function Pattern({ viewport, background }: { viewport: Viewport; background: PictureBackground }) {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = sheet;
    if (!current) return undefined;
    const layer = new MovingLayer(current);
    let drawn = '';
    const follow = () => {
      const { x, y, k } = viewport.getState().placement;
      // Halved or doubled with the scale, cells stay between 0.7 and 1.4 times their own width.
      const cell = CELL * k * 2 ** -Math.round(Math.log2(k));
      const size = `${cell}px`;
      if (size !== drawn) current.style.setProperty('--letu-cell', size);
      drawn = size;
      layer.place(`translate(${x % (cell * 2)}px, ${y % (cell * 2)}px)`);
    };
    follow();
    const unsubscribe = viewport.subscribe(follow);
    return () => {
      unsubscribe();
      layer.rest();
    };
  }, [viewport]);
  return <div ref={sheet} className="letu-backdrop" data-background={background} aria-hidden="true" />;
}
