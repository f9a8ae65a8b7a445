import { useEffect, useRef, useSyncExternalStore, type PointerEvent } from 'react';
import { DiagramImage } from '../../DiagramImage.js';
import { overflows } from './geometry.js';
import { MovingLayer } from './movingLayer.js';
import type { Viewport } from './viewport.js';

/** The largest a minimap is, in CSS pixels. */
const WIDTH = 168;
const HEIGHT = 120;

export interface MinimapProps {
  readonly viewport: Viewport;
  readonly svg: string;
}

/** A small picture of the whole with a frame around what is in view, for pictures that are not. The frame can be dragged. */
export function Minimap({ viewport, svg }: MinimapProps) {
  const useful = useSyncExternalStore(viewport.subscribe, () => {
    const { resting, picture, view } = viewport.getState();
    return overflows(resting, picture, view);
  });
  return useful ? <MinimapFrame viewport={viewport} svg={svg} /> : null;
}

function MinimapFrame({ viewport, svg }: MinimapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useSyncExternalStore(viewport.subscribe, () => viewport.getState().picture);
  const scale = Math.min(WIDTH / picture.width, HEIGHT / picture.height);

  // Every frame of a movement would render a component; the element is moved instead, and drawn in its size at rest.
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const layer = new MovingLayer(current);
    let drawn = 0;
    const follow = () => {
      const { placement, view, moving } = viewport.getState();
      const unit = scale / placement.k;
      const place = `translate(${-placement.x * unit}px, ${-placement.y * unit}px)`;
      if (moving && drawn > 0) {
        layer.place(`${place} scale(${unit / drawn})`);
        return;
      }
      drawn = unit;
      current.style.width = `${view.width * unit}px`;
      current.style.height = `${view.height * unit}px`;
      layer.rest(place);
    };
    follow();
    const unsubscribe = viewport.subscribe(follow);
    return () => {
      unsubscribe();
      layer.rest();
    };
  }, [viewport, scale]);

  const go = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    viewport.centreOn((event.clientX - box.left) / scale, (event.clientY - box.top) / scale);
  };
  return (
    <div
      className="letu-minimap"
      aria-hidden="true"
      style={{ width: picture.width * scale, height: picture.height * scale }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
      }}
    >
      <DiagramImage svg={svg} alt="" />
      <div ref={frame} className="letu-minimap-frame" />
    </div>
  );
}
