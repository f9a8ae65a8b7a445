import { LinkOutlined } from '@ant-design/icons';
import { useSyncExternalStore } from 'react';
import { followLink, shownLink } from '../commands/links.js';
import type { CanvasAccess } from '../commands/access.js';
import type { SessionState } from '../session.js';

export interface LinkBubbleProps {
  readonly access: CanvasAccess;
  readonly state: SessionState;
}

/** How far it stays below its shape, in CSS pixels. */
const GAP = 34;

/** Where the only selected cell leads to, below it: an address that opens in another tab, or a page of the file. */
export function LinkBubble({ access, state }: LinkBubbleProps) {
  const { canvas, text } = access;
  const [selected, ...others] = state.selection;
  const id = others.length === 0 && !state.edited ? selected : undefined;
  const place = useSyncExternalStore(
    canvas.subscribe,
    () => placeOf(access, id),
    () => '',
  );
  const link = id === undefined ? undefined : shownLink(state, id, text);
  if (!link || place === '') return null;
  const [left, top] = place.split(' ').map(Number);
  return (
    <div className="letu-dg-link" style={{ left, top }}>
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

/** Returns the place below a cell, from the upper left corner of the canvas, as a text that tells whether it is another. */
function placeOf({ canvas }: CanvasAccess, id: string | undefined): string {
  const box = id === undefined || canvas.marks.dragging ? undefined : canvas.graph.box(id);
  if (!box) return '';
  const { x, y } = canvas.viewport.toView({ x: box.x + box.width / 2, y: box.y + box.height });
  return `${Math.round(x)} ${Math.round(y + GAP)}`;
}
