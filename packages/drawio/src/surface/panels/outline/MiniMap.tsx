import { useMemo, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import type { Page } from '../../../document/model.js';
import { boundsOf, pointsOf, union, type Box } from '../../edit/bounds.js';
import { isHidden } from '../../edit/layers.js';
import type { CanvasView } from '../../host.js';
import { usePanelText, useSessionState } from '../panelsHost.js';

/** How large the overview is at most, in CSS pixels. */
const WIDTH = 180;
const HEIGHT = 130;
/** The most cells that are drawn one by one; a page of more shows those in front. */
const MOST = 1500;
const STEP = 0.2;

/** A small picture of a page in which one drags what is seen of it. */
export function MiniMap({ view }: { readonly view: CanvasView }) {
  const { map: text } = usePanelText();
  const { page } = useSessionState();
  const placement = useSyncExternalStore(view.subscribe, () => keyOf(view.seen()));
  const seen = useMemo(() => boxOf(placement), [placement]);
  const drawn = useMemo(() => drawnOf(page), [page]);
  const whole = union(drawn.room ? [drawn.room, seen] : [seen])!;
  const scale = Math.min(WIDTH / Math.max(whole.width, 1), HEIGHT / Math.max(whole.height, 1));
  const pan = ({ clientX, clientY, currentTarget }: PointerEvent<Element>) => {
    const box = currentTarget.getBoundingClientRect();
    view.centreOn({
      x: whole.x + (clientX - box.left) / scale,
      y: whole.y + (clientY - box.top) / scale,
    });
  };
  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    view.centreOn({
      x: seen.x + seen.width * (0.5 + way[0] * STEP),
      y: seen.y + seen.height * (0.5 + way[1] * STEP),
    });
  };
  return (
    <div className="letu-dp-map">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application answers keys of its own */}
      <svg
        width={Math.ceil(whole.width * scale)}
        height={Math.ceil(whole.height * scale)}
        viewBox={`${whole.x} ${whole.y} ${Math.max(whole.width, 1)} ${Math.max(whole.height, 1)}`}
        role="application"
        aria-label={text.label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- and has the focus for that
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pan(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && pan(event)}
      >
        <path d={drawn.edges} fill="none" stroke="currentColor" strokeWidth={1 / scale} opacity={0.5} />
        <path
          d={drawn.boxes}
          fill="currentColor"
          fillOpacity={0.25}
          stroke="currentColor"
          strokeWidth={1 / scale}
        />
        <rect
          className="letu-dp-seen"
          x={seen.x}
          y={seen.y}
          width={Math.max(seen.width, 1)}
          height={Math.max(seen.height, 1)}
          strokeWidth={2 / scale}
        />
      </svg>
    </div>
  );
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What is seen as a text, so that another object of the same is no news. */
const keyOf = ({ x, y, width, height }: Box) =>
  [x, y, width, height].map((length) => Math.round(length)).join(' ');

const boxOf = (key: string): Box => {
  const [x = 0, y = 0, width = 0, height = 0] = key.split(' ').map(Number);
  return { x, y, width, height };
};

function drawnOf(page: Page) {
  const cells = page.cells
    .filter((cell) => cell.role !== 'other' && cell.geometry && !isHidden(page, cell.id))
    .slice(-MOST);
  const boxes: Box[] = [];
  const edges: string[] = [];
  for (const cell of cells) {
    if (cell.role === 'edge') {
      const points = pointsOf(page, cell);
      if (points.length > 1) edges.push(`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`);
    } else boxes.push(boundsOf(page, cell));
  }
  return {
    room: union(boxes),
    boxes: boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join(''),
    edges: edges.join(''),
  };
}
