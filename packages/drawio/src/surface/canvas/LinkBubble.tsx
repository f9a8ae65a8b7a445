import { LinkOutlined } from '@ant-design/icons';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { followLink, shownLink } from '../commands/links.js';
import type { CanvasAccess } from '../commands/access.js';
import type { SessionState } from '../session.js';

export interface LinkBubbleProps {
  readonly access: CanvasAccess;
  readonly state: SessionState;
}

/** How far it stays from its shape, past the handles there, and how high it is, in CSS pixels. */
const GAP = 34;
const HEIGHT = 30;
/** How far it stays from the edges of the canvas, in CSS pixels. */
const MARGIN = 8;

/** Where the only selected cell leads to, below it, or above where there is no room below: an address that opens in another tab, or a page of the file. */
export function LinkBubble({ access, state }: LinkBubbleProps) {
  const { canvas, text } = access;
  const [selected, ...others] = state.selection;
  const id = others.length === 0 && !state.edited ? selected : undefined;
  const place = useSyncExternalStore(
    canvas.subscribe,
    () => placeOf(access, id),
    () => '',
  );
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return;
    const least = current.offsetWidth / 2 + MARGIN;
    const most = canvas.viewport.getSize().width - least;
    current.style.left = `${Math.max(least, Math.min(Number(place.split(' ')[0]), most))}px`;
  });
  const link = id === undefined ? undefined : shownLink(state, id, text);
  if (!link || place === '') return null;
  const [left, top] = place.split(' ').map(Number);
  return (
    <div ref={bubble} className="letu-dg-link" style={{ left, top }}>
      <LinkOutlined aria-hidden="true" />
      {link.kind === 'address' ? (
        <a href={link.address} target="_blank" rel="noopener noreferrer nofollow" title={link.address}>
          {link.title}
        </a>
      ) : (
        <button type="button" onClick={() => followLink(access)}>
          {link.title}
        </button>
      )}
    </div>
  );
}

/** Returns the place below a cell or above it, from the upper left corner of the canvas, as a text that tells whether it is another. */
function placeOf({ canvas }: CanvasAccess, id: string | undefined): string {
  const box = id === undefined || canvas.marks.dragging ? undefined : canvas.graph.box(id);
  if (!box) return '';
  const { viewport } = canvas;
  const middle = box.x + box.width / 2;
  const { x, y } = viewport.toView({ x: middle, y: box.y + box.height });
  const hasRoom = y + GAP + HEIGHT <= viewport.getSize().height;
  const top = hasRoom ? y + GAP : viewport.toView({ x: middle, y: box.y }).y - GAP - HEIGHT;
  return `${Math.round(x)} ${Math.round(top)}`;
}
