import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import type { HandchartSurfaceMessages } from '../locales/zh-CN.js';
import type { GridColumn, GridView } from './gridView.js';
import { contains, type Area, type Place } from './selection.js';
import { HEAD_HEIGHT, ROW_HEIGHT } from './useRows.js';

/** What the parts of a grid are drawn with. */
export interface GridPartProps {
  readonly view: GridView;
  readonly area: Area;
  readonly at: Place;
  readonly text: HandchartSurfaceMessages;
  /** The field of the cell that the keys go to. */
  readonly input: ReactNode;
  /** Returns what is wrong with a cell. */
  problemOf(place: Place): string | undefined;
  startMove(event: PointerEvent<HTMLElement>, axis: 'row' | 'column'): void;
  startResize(event: PointerEvent<HTMLElement>, column: number): void;
  onSelectColumn(event: MouseEvent<HTMLElement>, column: number): void;
  onSelectRow(event: MouseEvent<HTMLElement>, row: number): void;
}

/** The row with the names of the columns, from which they are dragged and made wider. */
export function GridHead(props: GridPartProps) {
  const { view, area, at, text } = props;
  return (
    <div role="rowgroup" className="letu-grid-head" style={{ height: HEAD_HEIGHT }}>
      <div role="row" aria-rowindex={1} className="letu-grid-row">
        <div role="columnheader" aria-colindex={1} className="letu-grid-number">
          <span className="letu-hidden">{text.grid.rowNumbers}</span>
        </div>
        {view.columns.map((column, index) => {
          const place = { row: 0, column: index };
          const isActive = at.row === 0 && at.column === index;
          const name = column.name || text.grid.unnamed(index + 1);
          return (
            <div
              // oxlint-disable-next-line react/no-array-index-key -- columns have no name of their own
              key={index}
              role="columnheader"
              aria-colindex={index + 2}
              aria-selected={contains(area, place)}
              className="letu-grid-cell"
              data-row={0}
              data-column={index}
              data-active={isActive || undefined}
              title={`${name} · ${text.grid.kinds[column.kind]}`}
            >
              {/* For pointers; keys have commands. */}
              <span
                className="letu-grid-grip"
                aria-hidden="true"
                title={text.grid.moveColumn(name)}
                onMouseDown={(event) => props.onSelectColumn(event, index)}
                onPointerDown={(event) => props.startMove(event, 'column')}
              >
                {SIGNS[column.kind]}
              </span>
              {isActive ? props.input : <span className="letu-grid-text">{column.name}</span>}
              <span
                className="letu-grid-edge"
                aria-hidden="true"
                onMouseDown={(event) => event.stopPropagation()}
                onPointerDown={(event) => props.startResize(event, index)}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** What a column has, in a sign that is read everywhere. */
const SIGNS: Readonly<Record<GridColumn['kind'], string>> = {
  number: '12',
  percent: '%',
  date: '▦',
  text: 'A',
};

/** A row of cells with its number, by which it is dragged. */
export function GridRow({ index, ...props }: GridPartProps & { readonly index: number }) {
  const { view, area, at, text } = props;
  const isNew = index >= view.rows.length;
  const isSelected = index >= area.top && index <= area.bottom;
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className="letu-grid-row"
      data-new={isNew || undefined}
      style={{ top: HEAD_HEIGHT + (index - 1) * ROW_HEIGHT, height: ROW_HEIGHT }}
    >
      <div
        role="rowheader"
        tabIndex={-1}
        aria-colindex={1}
        aria-label={isNew ? text.grid.newRow : undefined}
        className="letu-grid-number"
        data-selected={isSelected || undefined}
        onMouseDown={(event) => props.onSelectRow(event, index)}
        onPointerDown={(event) => {
          if (!isNew) props.startMove(event, 'row');
        }}
      >
        {isNew ? '+' : index}
      </div>
      {view.columns.map(({ kind }, column) => {
        const place = { row: index, column };
        const isActive = at.row === index && at.column === column;
        const problem = props.problemOf(place);
        return (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- columns have no name of their own
            key={column}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={contains(area, place)}
            aria-invalid={problem ? true : undefined}
            className="letu-grid-cell"
            data-kind={kind}
            data-row={index}
            data-column={column}
            data-active={isActive || undefined}
            title={problem}
          >
            {isActive ? (
              props.input
            ) : (
              <span className="letu-grid-text">{view.rows[index]?.[column]?.text ?? ''}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}
