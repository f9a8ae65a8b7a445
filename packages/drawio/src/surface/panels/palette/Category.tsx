import { CloseOutlined, RightOutlined } from '@ant-design/icons';
import { useId, useRef, type KeyboardEvent } from 'react';
import type { Point } from '../../../document/model.js';
import { useMessages } from '@letu/hooks';
import { usePanelsHost } from '../panelsHost.js';
import type { PaletteEntry } from './catalogue.js';
import { dragShape } from './dragShape.js';
import { paletteMessages } from './locales/index.js';
import { Thumbnail } from './Thumbnail.js';
import { thumbnailOf } from './thumbnails.js';

export interface CategoryProps {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
  readonly isOpen: boolean;
  onToggle(): void;
  /** @param at Where it was dropped, in CSS pixels of the window; undefined where it was clicked. */
  onInsert(entry: PaletteEntry, at?: Point): void;
  onRemove?(entry: PaletteEntry): void;
}

/** A part of the palette that folds. */
export function Category({ title, entries, isOpen, onToggle, onInsert, onRemove }: CategoryProps) {
  const id = useId();
  return (
    <div className="letu-dp-category">
      <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
        <RightOutlined aria-hidden="true" />
        {title}
      </button>
      {isOpen && (
        <ShapeGrid
          id={id}
          title={title}
          entries={entries}
          onInsert={onInsert}
          {...(onRemove ? { onRemove } : {})}
        />
      )}
    </div>
  );
}

interface ShapeGridProps extends Pick<CategoryProps, 'title' | 'entries' | 'onInsert' | 'onRemove'> {
  readonly id?: string;
}

const SHAPES = 'button[data-shape]';

/** Shapes to insert: Tab reaches them once, arrows move among them, Enter inserts. */
export function ShapeGrid({ id, title, entries, onInsert, onRemove }: ShapeGridProps) {
  const { locale, theme, session, aim, focusCanvas } = usePanelsHost();
  const text = useMessages(paletteMessages, locale);
  const grid = useRef<HTMLDivElement>(null);
  const isDragged = useRef(false);
  const press = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll<HTMLElement>(SHAPES) ?? [])];
    const at = buttons.indexOf(event.target as HTMLElement);
    if (event.key === 'Delete' && onRemove && entries[at]) onRemove(entries[at]);
    const to = nextPlace(event.key, at, buttons);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <div
      ref={grid}
      id={id}
      className="letu-dp-shapes"
      role="toolbar"
      tabIndex={-1}
      aria-label={title}
      onKeyDown={press}
    >
      {entries.map((entry, at) => (
        <div key={entry.id} className="letu-dp-shape">
          <button
            type="button"
            data-shape
            aria-label={entry.name[locale]}
            title={entry.name[locale]}
            tabIndex={at === 0 ? 0 : -1}
            disabled={session.isLocked}
            onFocus={({ currentTarget }) => {
              for (const button of grid.current?.querySelectorAll<HTMLElement>(SHAPES) ?? [])
                button.tabIndex = button === currentTarget ? 0 : -1;
            }}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              isDragged.current = false;
              const button = event.currentTarget;
              dragShape(
                event,
                button,
                {
                  ghost: () => button.querySelector('img')?.cloneNode(true) as Element | null,
                  takes: ({ x, y }) =>
                    document.elementFromPoint(x, y)?.closest('.letu-dp-stage') instanceof Element,
                  drop: (place) => onInsert(entry, place),
                  aim: (place) => aim(entry.cells(locale), place),
                },
                (dragged) => {
                  isDragged.current = dragged;
                },
              );
            }}
            onClick={({ nativeEvent }) => {
              if (!isDragged.current) onInsert(entry);
              isDragged.current = false;
              // What is typed next is the label; keys stay among the shapes, and taps raise no keyboard.
              if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse') focusCanvas();
            }}
          >
            <Thumbnail of={`${entry.id} ${theme} ${locale}`} draw={() => thumbnailOf(entry, locale, theme)} />
          </button>
          {onRemove && (
            // Keys have Delete for it.
            <button
              type="button"
              className="letu-dp-remove"
              tabIndex={-1}
              aria-label={text.remove(entry.name[locale])}
              title={text.remove(entry.name[locale])}
              onClick={() => onRemove(entry)}
            >
              <CloseOutlined aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

function nextPlace(key: string, at: number, buttons: readonly HTMLElement[]): number | undefined {
  const tops = buttons.map((button) => button.getBoundingClientRect().top);
  const columns = Math.max(tops.filter((top) => top === tops[0]).length, 1);
  if (at < 0) return undefined;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: buttons.length - 1,
  };
  const to = Object.hasOwn(steps, key) ? steps[key] : undefined;
  return to === undefined || to < 0 || to >= buttons.length ? undefined : to;
}
