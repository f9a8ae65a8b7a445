import { useEffect, useId, useRef, useState } from 'react';
import type { Locale, Theme } from '@letu/core';
import type { Point } from '../../document/model.js';
import { addAt } from '../clipboard/paste.js';
import type { CanvasAccess } from '../commands/access.js';
import { copiesOf } from '../edit/cells.js';
import { rememberUsed } from '../panels/palette/recent.js';
import { useOffers, type Offer } from './offers.js';

export interface QuickInsertProps {
  readonly locale: Locale;
  readonly theme: Theme;
  readonly access: CanvasAccess;
  /** Where the shape comes, in CSS pixels of the window; the free middle where it is undefined. */
  readonly at: Point | undefined;
  onClose(): void;
}

/** How wide and high it is, in CSS pixels. */
const SIZE = { width: 264, height: 250 };
const COLUMNS = 5;

/** A search for shapes to add, for keys and for a double click. */
export function QuickInsert({ access, at, locale, theme, onClose }: QuickInsertProps) {
  const { text, canvas } = access;
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const shapes = useOffers(search, text, locale, theme);
  useEffect(() => field.current?.focus(), []);

  const insert = (shape: Offer | undefined) => {
    if (!shape) return;
    onClose();
    rememberUsed(shape.entry);
    const { session } = canvas;
    addAt(access, copiesOf(shape.cells((style) => session.styleOfNew('vertex', style))), at);
    const added = session.getState().selection.at(-1);
    if (shape.isText && added !== undefined) session.edit(added, 'all');
  };
  const press = (event: React.KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: COLUMNS,
      ArrowUp: -COLUMNS,
    };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter') insert(shapes[chosen]);
    else if (step !== undefined) setChosen(Math.min(Math.max(chosen + step, 0), shapes.length - 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const { left, top } = placeIn(canvas.elements.view, at);
  return (
    <div className="letu-dg-insert" role="dialog" aria-label={text.insertTitle} style={{ left, top }}>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label={text.insertSearch}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={shapes[chosen] ? `${listId}-${shapes[chosen].id}` : undefined}
        placeholder={text.insertSearch}
        value={search}
        onKeyDown={press}
        onBlur={onClose}
        onChange={({ target }) => {
          setSearch(target.value);
          setChosen(0);
        }}
      />
      <div id={listId} role="listbox" aria-label={text.insertTitle}>
        {shapes.map((shape, index) => (
          <button
            key={shape.id}
            id={`${listId}-${shape.id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            title={shape.name}
            // The field keeps the focus, by which it is known that somebody is here.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(shape)}
          >
            {shape.picture}
            <span>{shape.name}</span>
          </button>
        ))}
      </div>
      {shapes.length === 0 && <p role="status">{text.insertNone}</p>}
    </div>
  );
}

/** Keeps it within the canvas, beside where the shape comes. */
function placeIn(view: HTMLElement, at: Point | undefined): { readonly left: number; readonly top: number } {
  const frame = view.getBoundingClientRect();
  const wanted = at
    ? { x: at.x - frame.left + 12, y: at.y - frame.top + 12 }
    : { x: (frame.width - SIZE.width) / 2, y: frame.height / 5 };
  return {
    left: Math.max(8, Math.min(wanted.x, frame.width - SIZE.width - 8)),
    top: Math.max(8, Math.min(wanted.y, frame.height - SIZE.height - 8)),
  };
}
