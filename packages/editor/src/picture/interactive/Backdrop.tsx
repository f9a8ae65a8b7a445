import { useEffect, useRef } from 'react';
import type { PictureBackground } from '../pictureProps.js';
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
    const follow = () => {
      const { x, y, k } = viewport.getState().placement;
      const { style } = sheet.current ?? {};
      if (!style) return;
      // Halved or doubled with the scale, cells stay between 0.7 and 1.4 times their own width.
      const cell = CELL * k * 2 ** -Math.round(Math.log2(k));
      const size = `${cell}px`;
      if (style.getPropertyValue('--letu-cell') !== size) style.setProperty('--letu-cell', size);
      style.transform = `translate(${x % (cell * 2)}px, ${y % (cell * 2)}px)`;
    };
    follow();
    return viewport.subscribe(follow);
  }, [viewport]);
  return <div ref={sheet} className="letu-backdrop" data-background={background} aria-hidden="true" />;
}
