import { Button, Dropdown } from 'antd';
import { forwardRef, useDeferredValue, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { LineIndex, type Locale, type SurfaceFindings, type TextRange } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { handchartSurfaceMessages } from '../locales/index.js';
import { readSourceTable, withNewTable, type NoTable, type SourceTable } from '../text/sourceTable.js';
import { DataGrid, type DataGridHandle } from './DataGrid.js';
import { gridActions } from './gridActions.js';
import { gridMenu } from './gridMenu.js';
import { gridView, type GridView } from './gridView.js';
import { areaOf, inside, selected, type Place, type Selection } from './selection.js';

export interface DataPaneProps {
  readonly source: string;
  readonly readOnly: boolean;
  readonly locale: Locale;
  readonly findings: SurfaceFindings;
  /** The place in the source to begin at, where a cell stands there. */
  readonly start: TextRange | undefined;
  /** The source of the picture that is shown, whose table stays while the present source has a mistake. */
  readonly drawn: string | undefined;
  /** Returns the source as it is now. */
  read(): string;
  /** Takes a changed source as one step. */
  write(source: string): void;
  undo(): void;
  redo(): void;
  /** Tells where the cell stands that a person has gone to. */
  onGo(place: TextRange): void;
  onComposing(composing: boolean): void;
  onShowCode(): void;
}

/** What is done with the data from outside. */
export interface DataPaneHandle {
  focus(): void;
  /** Goes to the cell that stands at a place of the source; returns false where none does. */
  reveal(place: TextRange): boolean;
  /** Writes cells where the selection is. */
  paste(cells: readonly (readonly string[])[]): void;
  /** Returns where the cells begin that are selected in several rows; undefined while no more than one row is. */
  selectedCells(): ReadonlySet<number> | undefined;
}

const NOTHING: readonly [] = [];

type Texts = readonly (readonly string[])[];

/** The table of a chart, or what there is to do where it has none. */
export const DataPane = forwardRef<DataPaneHandle, DataPaneProps>(function DataPane(props, ref) {
  const { source, locale, findings } = props;
  const text = useMessages(handchartSurfaceMessages, locale);
  const grid = useRef<DataGridHandle>(null);
  const start = useRef<HTMLButtonElement>(null);
  const [{ chosen, times }, setChosen] = useState(() => {
    const now = props.start && viewOf(readSourceTable(source));
    const cell = now && props.start && cellAt(now, props.start);
    return { chosen: selected(cell ?? { row: 1, column: 0 }), times: cell ? 1 : 0 };
  });
  // Cells with names of their own that were written below names, and the source since.
  const [headed, setHeaded] = useState<{ readonly cells: Texts; readonly source: string }>();

  // A table of thousands of rows must not hold up the keys.
  const shown = useDeferredValue(source);
  const read = useMemo(() => readSourceTable(shown), [shown]);
  const isBroken = read === 'broken';
  const drawn = isBroken ? props.drawn : undefined;
  const view = useMemo(
    () => viewOf(read) ?? (drawn === undefined ? undefined : viewOf(readSourceTable(drawn))),
    [read, drawn],
  );
  const readOnly = props.readOnly || isBroken;

  const rows = (view?.rows.length ?? 0) + (readOnly ? 0 : 1);
  const clamped = (place: Place) => inside(place, rows, view?.columns.length ?? 0);
  const selection: Selection = { ...chosen, at: clamped(chosen.at), to: clamped(chosen.to) };
  const select = (next: Selection) => {
    setChosen((before) => ({ chosen: next, times: before.times + 1 }));
    tell(next);
  };
  /** Goes to the selected cells in the code as it is now, which may be newer than what is shown. */
  const tell = (next: Selection) => {
    const now = viewOf(readSourceTable(props.read()));
    const place = now && placeIn(now, next);
    if (place) props.onGo(place);
  };
  const actions = gridActions({
    read: props.read,
    write: props.write,
    selection: () => selection,
    select,
    onHeads: (cells) => setHeaded({ cells, source: props.read() }),
  });
  const begin = (cells: readonly (readonly string[])[]) => {
    props.write(withNewTable(props.read(), cells));
    select(selected({ row: 0, column: 0 }, { row: 0, column: 0 }));
  };

  useImperativeHandle(ref, () => ({
    focus: () => (grid.current ? grid.current.focus() : start.current?.focus()),
    reveal(place) {
      // The table is of an earlier text then.
      if (isBroken) return false;
      const cell = view && cellAt(view, place);
      if (cell) grid.current?.reveal(cell);
      return cell !== undefined;
    },
    selectedCells() {
      const now = viewOf(readSourceTable(props.read()));
      const { top, bottom, left, right } = areaOf(chosen);
      if (!now || top === bottom) return undefined;
      const cells = now.rows.slice(top, bottom + 1).flatMap((row) => row.slice(left, right + 1));
      return new Set(cells.filter((cell) => cell.text !== '').map(({ from }) => from));
    },
    paste(cells) {
      if (readOnly) return;
      if (view) actions.paste(cells);
      else begin(cells);
    },
  }));

  if (!view) {
    return (
      <div className="letu-data-empty" tabIndex={-1}>
        {isBroken ? (
          <BrokenNote {...{ findings, source, text }} onShowCode={props.onShowCode} />
        ) : (
          <>
            <strong>{text.grid.empty}</strong>
            {!readOnly && <p className="letu-quiet">{text.grid.emptyHint}</p>}
            {!readOnly && (
              <Button ref={start} onClick={() => begin(text.grid.sample)}>
                {text.grid.start}
              </Button>
            )}
          </>
        )}
      </div>
    );
  }
  const items = gridMenu(view, selection, actions, text.actions);
  return (
    <div className="letu-data">
      {isBroken && <BrokenNote {...{ findings, source, text }} onShowCode={props.onShowCode} />}
      <div className="letu-data-bar">
        {!readOnly && (
          <>
            <Button size="small" type="text" onClick={() => actions.insertRow('after')}>
              {text.actions.addRow}
            </Button>
            <Button size="small" type="text" onClick={() => actions.insertColumn('after')}>
              {text.actions.addColumn}
            </Button>
            <Dropdown menu={{ items }} trigger={['click']} autoFocus>
              <Button size="small" type="text" aria-label={text.actions.more} title={text.actions.more}>
                ⋯
              </Button>
            </Dropdown>
          </>
        )}
        <span className="letu-data-size letu-quiet">
          {text.grid.size(view.rows.length - 1, view.columns.length)}
        </span>
      </div>
      {headed?.source === source && (
        <p className="letu-data-broken" role="status">
          <span>{text.grid.headed}</span>
          <Button size="small" type="link" onClick={() => actions.replaceAll(headed.cells)}>
            {text.grid.useHeads}
          </Button>
        </p>
      )}
      <Dropdown menu={{ items }} trigger={['contextMenu']} disabled={readOnly} autoFocus>
        <div className="letu-data-grid">
          <DataGrid
            ref={grid}
            {...{ view, rows, readOnly, text, selection, times, actions }}
            diagnostics={findings.source === shown ? findings.diagnostics : NOTHING}
            onSelect={select}
            onUndo={() => {
              props.undo();
              tell(chosen);
            }}
            onRedo={() => {
              props.redo();
              tell(chosen);
            }}
            onComposing={props.onComposing}
          />
        </div>
      </Dropdown>
    </div>
  );
});

const viewOf = (read: SourceTable | NoTable) => (typeof read === 'string' ? undefined : gridView(read.table));

/** Returns the cell that stands at a place of the source. */
function cellAt({ rows }: GridView, place: TextRange): Place | undefined {
  for (const [row, cells] of rows.entries()) {
    const column = cells.findIndex(({ from, to }) => from >= 0 && from <= place.from && place.to <= to);
    if (column >= 0) return { row, column };
  }
  return undefined;
}

/** Returns where the cells stand that are selected in one row, of several rows where the last of them does. */
function placeIn({ rows }: GridView, { at, to }: Selection): TextRange | undefined {
  const last = rows[to.row]?.[to.column];
  const first = (at.row === to.row && rows[at.row]?.[at.column]) || last;
  if (!first || !last || first.from < 0) return undefined;
  return { from: Math.min(first.from, last.from), to: Math.max(first.to, last.to) };
}

interface BrokenNoteProps extends Pick<DataPaneProps, 'findings' | 'source' | 'onShowCode'> {
  readonly text: ReturnType<typeof useMessages<(typeof handchartSurfaceMessages)['zh-CN']>>;
}

/** Says that the table waits for a mistake to be mended, and where that is. */
function BrokenNote({ findings, source, text, onShowCode }: BrokenNoteProps) {
  const first = findings.source === source ? findings.diagnostics[0] : undefined;
  return (
    <p className="letu-data-broken" role="status">
      <span>{first ? text.grid.brokenAt(new LineIndex(source).lineAt(first.from)) : text.grid.broken}</span>
      <Button size="small" type="link" onClick={onShowCode}>
        {text.grid.toCode}
      </Button>
    </p>
  );
}
