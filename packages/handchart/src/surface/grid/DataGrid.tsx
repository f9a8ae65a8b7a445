import {
  forwardRef,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import type { Diagnostic, TextRange } from '@letu/core';
import { useLatest } from '@letu/hooks';
import { pastedCells } from '../text/clipboard.js';
import type { HandchartSurfaceMessages } from '../locales/zh-CN.js';
import { bringIntoView } from './bringIntoView.js';
import { CellInput } from './CellInput.js';
import type { GridActions } from './gridActions.js';
import { pressKey, type CellMode } from './gridKeys.js';
import { GridHead, GridRow, type GridPartProps } from './GridParts.js';
import type { GridCell, GridView } from './gridView.js';
import { extendWith, placeOf } from './pointerPlaces.js';
import { areaOf, contains, inside, selected, type Place, type Selection } from './selection.js';
import { useDrags } from './useDrags.js';
import { HEAD_HEIGHT, ROW_HEIGHT, useRows } from './useRows.js';

export interface DataGridProps {
  readonly view: GridView;
  /** How many rows there are, with the names of the columns and, where cells can be written, a new row. */
  readonly rows: number;
  readonly readOnly: boolean;
  readonly text: HandchartSurfaceMessages;
  readonly selection: Selection;
  /** How many times something was selected: each time, it comes into view and takes the focus. */
  readonly times: number;
  readonly actions: GridActions;
  /** What was found in the source that the table was read from. */
  readonly diagnostics: readonly Diagnostic[];
  onSelect(selection: Selection): void;
  onUndo(): void;
  onRedo(): void;
  onComposing(composing: boolean): void;
}

/** What is done with a grid from outside. */
export interface DataGridHandle {
  focus(): void;
  /** Selects a cell, brings it into view and moves the focus there. */
  reveal(place: Place): void;
}

/** A table of cells that are edited as in a spreadsheet: a grid as assistive technologies know it, with its rows drawn as they are seen. */
export const DataGrid = forwardRef<DataGridHandle, DataGridProps>(function DataGrid(props, ref) {
  const { view, rows: rowCount, readOnly, text, selection, times, actions, diagnostics, onSelect } = props;
  const hintId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(false);
  const isLeaving = useRef(false);
  const [mode, setMode] = useState<CellMode>('ready');
  // Of one event, what follows has to know it at once.
  const modeNow = useRef(mode);
  const [ownWidths, setOwnWidths] = useState<ReadonlyMap<number, number>>(new Map());

  const columnCount = view.columns.length;
  const clamped = (place: Place) => inside(place, rowCount, columnCount);
  const { at } = selection;
  const area = areaOf(selection);
  const widths = view.columns.map(({ width }, column) => ownWidths.get(column) ?? width);
  const numbersWidth = 20 + 9 * String(rowCount).length + 8;
  const rows = useRows(scroller, rowCount - 1, at.row - 1);

  const become = (next: CellMode) => {
    modeNow.current = next;
    setMode(next);
  };
  /** Returns whether the table has changed. */
  const commit = (): boolean => {
    if (modeNow.current === 'ready') return false;
    become('ready');
    const written = input.current?.value.trim() ?? '';
    if (written === textAt(view, at)) return false;
    actions.setText(at, written);
    return true;
  };
  const go = (next: Selection) => {
    // What was written into the new row has made another one.
    onSelect(commit() ? next : { ...next, at: clamped(next.at), to: clamped(next.to) });
  };
  const edit = () => {
    become('editing');
    const end = input.current?.value.length ?? 0;
    input.current?.setSelectionRange(end, end);
  };
  const cancel = () => {
    if (input.current) input.current.value = textAt(view, at);
    become('ready');
  };

  const isComposing = useRef(false);
  const keep = useLatest(() => {
    const written = input.current?.value.trim() ?? '';
    const isTyped = modeNow.current !== 'ready' && !isComposing.current;
    if (isTyped && written !== textAt(view, at)) actions.setText(at, written);
  });
  // What is typed in a cell would be lost with the page; it is typed on where the page stays.
  useEffect(() => {
    const leave = () => keep.current();
    addEventListener('pagehide', leave, true);
    document.addEventListener('visibilitychange', leave, true);
    return () => {
      removeEventListener('pagehide', leave, true);
      document.removeEventListener('visibilitychange', leave, true);
    };
  }, [keep]);

  const seen = useRef(times);
  const { row: lastRow, column: lastColumn } = selection.to;
  useLayoutEffect(() => {
    if (times > 0)
      bringIntoView(scroller.current, { row: lastRow, column: lastColumn }, widths, numbersWidth);
    if (times !== seen.current) wantsFocus.current = true;
    seen.current = times;
    // oxlint-disable-next-line react/exhaustive-deps -- columns that become wider need not be gone to
  }, [times, lastRow, lastColumn]);
  useLayoutEffect(() => {
    if (!wantsFocus.current || !input.current) return;
    wantsFocus.current = false;
    input.current.focus({ preventScroll: true });
  });
  useImperativeHandle(ref, () => ({
    focus: () => input.current?.focus({ preventScroll: true }),
    reveal: (place) => go(selected(place)),
  }));

  const drags = useDrags({
    scroller,
    isMovable: !readOnly,
    rows: view.rows.length,
    widths,
    numbersWidth,
    onDrop: ({ axis, before }) =>
      axis === 'row' ? actions.moveRowsTo(before) : actions.moveColumnsTo(before),
    onResize: (column, width) => setOwnWidths((known) => new Map(known).set(column, width)),
  });

  const press = (event: KeyboardEvent) => {
    // Keys that an input method takes are its own.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || event.target !== input.current) return;
    if (event.key === 'Escape' && modeNow.current === 'ready') {
      isLeaving.current = true;
      return;
    }
    const leaves = isLeaving.current && event.key === 'Tab';
    if (event.key !== 'Shift') isLeaving.current = false;
    if (leaves) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
    const { onUndo: undo, onRedo: redo } = props;
    const grid = { mode: modeNow.current, readOnly, selection, rows: rowCount, columns: columnCount, page };
    const isTaken = pressKey(event, { ...grid, actions, commit, cancel, edit, go, undo, redo });
    if (!isTaken) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const pressed = (event: MouseEvent) => {
    const place = placeOf(event.target);
    if (!place) return;
    const isSame = place.row === at.row && place.column === at.column;
    if (isSame && modeNow.current !== 'ready') return;
    event.preventDefault();
    if (event.button === 2 && contains(area, place)) return;
    const from = event.shiftKey ? at : place;
    go(selected(from, place));
    if (event.button === 0) extendWith(event.nativeEvent, (to) => go(selected(from, to)));
  };

  const isReady = () => modeNow.current === 'ready';
  const copy = (event: ClipboardEvent) => {
    if (!isReady()) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', actions.copied());
    if (event.type === 'cut' && !readOnly) actions.clear();
  };
  const paste = (event: ClipboardEvent) => {
    if (!isReady() || readOnly) return;
    event.preventDefault();
    actions.paste(pastedCells(event.clipboardData));
  };

  const name = view.columns[at.column]?.name || text.grid.unnamed(at.column + 1);
  const part: GridPartProps = {
    view,
    area,
    at,
    text,
    startMove: drags.startMove,
    startResize: drags.startResize,
    problemOf: (place) => problemAt(view.rows[place.row]?.[place.column], diagnostics),
    onSelectColumn(event, column) {
      event.preventDefault();
      event.stopPropagation();
      const end = view.rows.length - 1;
      // Those that are selected already are dragged together.
      if (area.top === 0 && area.bottom >= end && column >= area.left && column <= area.right) return;
      go(selected({ row: 0, column: event.shiftKey ? at.column : column }, { row: end, column }));
    },
    onSelectRow(event, row) {
      event.preventDefault();
      const end = columnCount - 1;
      if (area.left === 0 && area.right === end && row >= area.top && row <= area.bottom) return;
      go(selected({ row: event.shiftKey ? at.row : row, column: 0 }, { row, column: end }));
    },
    input: (
      <CellInput
        key={`${at.row} ${at.column}`}
        ref={input}
        text={textAt(view, at)}
        label={at.row === 0 ? text.grid.head(at.column + 1) : text.grid.cell(name, at.row)}
        {...{ hintId, readOnly, mode }}
        onTyping={() => {
          if (modeNow.current === 'ready') become('typing');
        }}
        onComposing={(composing) => {
          isComposing.current = composing;
          props.onComposing(composing);
        }}
        onBlur={() => void commit()}
        onLost={() => {
          wantsFocus.current = true;
        }}
      />
    ),
  };

  return (
    <>
      <p id={hintId} className="letu-hidden">
        {text.grid.hint}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its cells have the focus */}
      <div
        ref={scroller}
        className="letu-grid"
        style={{ '--letu-grid-columns': `${[numbersWidth, ...widths].join('px ')}px` } as CSSProperties}
        onKeyDown={press}
        onMouseDown={pressed}
        onDoubleClick={({ target }) => {
          if (placeOf(target) && !readOnly) edit();
        }}
        onCopy={copy}
        onCut={copy}
        onPaste={paste}
      >
        <div
          role="grid"
          aria-label={text.grid.name}
          aria-rowcount={rowCount}
          aria-colcount={columnCount + 1}
          aria-multiselectable
          aria-readonly={readOnly}
          className="letu-grid-table"
          style={{ height: HEAD_HEIGHT + (rowCount - 1) * ROW_HEIGHT }}
        >
          <GridHead {...part} />
          <div role="rowgroup">
            {rows.map((row) => (
              <GridRow key={row} index={row + 1} {...part} />
            ))}
          </div>
        </div>
        {drags.drop && (
          <div
            className="letu-grid-drop"
            data-axis={drags.drop.axis}
            style={drags.drop.axis === 'row' ? { top: drags.drop.at } : { left: drags.drop.at }}
          />
        )}
      </div>
    </>
  );
});

const textAt = ({ rows }: GridView, { row, column }: Place) => rows[row]?.[column]?.text ?? '';

function problemAt(cell: GridCell | undefined, diagnostics: readonly Diagnostic[]): string | undefined {
  if (!cell || cell.from < 0) return undefined;
  const isAt = ({ from, to }: TextRange) =>
    from <= cell.from && cell.to <= to && to - from <= cell.to - cell.from + 1;
  return diagnostics.find((diagnostic) => cell.text !== '' && isAt(diagnostic))?.message;
}
