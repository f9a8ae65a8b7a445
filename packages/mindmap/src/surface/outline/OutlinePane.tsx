import { useEffect, useId, useMemo, useReducer, useRef, useSyncExternalStore } from 'react';
import type { Locale } from '@letu/core';
import { isTouched, useLatest, useMessages } from '@letu/hooks';
import type { MapStore } from '../store/mapStore.js';
import { outlineMessages } from './locales/index.js';
import { OutlineController } from './outlineController.js';
import { OutlineRowView } from './OutlineRowView.js';
import { outlineStyles } from './outlineStyles.js';
import { useVirtualRows } from './useVirtualRows.js';

/** How high a row of one line is, in CSS pixels, until it is measured. */
const ROW_HEIGHT = 32;

/** How many rows are kept beyond those that are seen. */
const OVERSCAN = 12;

export interface OutlinePaneProps {
  readonly store: MapStore;
  readonly locale: Locale;
  /** Takes the focus back to the canvas. */
  onLeave(): void;
}

/** The map as a list that is written in: the same topics, the same selection and the same steps as the canvas. */
export function OutlinePane({ store, locale, onLeave }: OutlinePaneProps) {
  const text = useMessages(outlineMessages, locale);
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const leave = useLatest(onLeave);
  const outline = useMemo(() => new OutlineController(store, () => leave.current()), [store, leave]);
  const { rows } = outline;
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const list = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const virtual = useVirtualRows({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]!.topic.id,
    overscan: OVERSCAN,
  });

  // Whoever opens it wants to write in it, but for a finger, which has not asked for a keyboard.
  useEffect(() => {
    if (isTouched()) return;
    const { selection, shown } = store.getState();
    outline.go(selection.at(-1) ?? shown.root.id, 'end');
    draw();
  }, [store, outline]);

  const selected = state.selection.at(-1);
  useEffect(() => {
    const index = outline.rows.findIndex(({ topic }) => topic.id === selected);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
  }, [selected, outline, virtual]);

  return (
    <div className="letu-map-outline" data-part="outline">
      <style href="letu-map-outline" precedence="letu">
        {outlineStyles}
      </style>
      <p id={keysId} className="letu-hidden">
        {text.keys}
      </p>
      <div
        ref={list}
        className="letu-map-outline-list"
        role="tree"
        aria-label={text.title}
        aria-describedby={keysId}
      >
        <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className="letu-map-outline-place"
              style={{ transform: `translateY(${start}px)` }}
            >
              <OutlineRowView
                row={rows[index]!}
                index={index}
                isSelected={state.selection.includes(rows[index]!.topic.id)}
                isLocked={state.readOnly || !state.isWhole}
                text={text}
                outline={outline}
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
