import { DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { cellOf, keyOfColumn } from './antdColumns.js';
import type { PagedTableMessages } from './locales/index.js';
import type { PagedColumn, ShownRow } from './types.js';
import type { Selection } from './useSelection.js';

/** The props of `CardList`. */
export interface CardListProps<Row> {
  readonly label: string;
  readonly text: PagedTableMessages;
  readonly shown: readonly ShownRow<Row>[];
  readonly columns: readonly PagedColumn<Row>[];
  readonly selection: Selection | undefined;
  readonly nameOf: (shown: ShownRow<Row>) => string;
  readonly onOpen: ((row: Row) => void) | undefined;
  readonly onRemove: ((shown: ShownRow<Row>) => void) | undefined;
  readonly isRemovable: (shown: ShownRow<Row>) => boolean;
  readonly renderCard: ((row: Row) => ReactNode) | undefined;
}

type ContentProps<Row> = Pick<CardListProps<Row>, 'columns' | 'onOpen'> & { readonly row: Row };

function Content<Row>({ columns: [first, ...others], row, onOpen }: ContentProps<Row>) {
  const title = first && cellOf(first, row);
  return (
    <>
      {onOpen ? (
        <Button type="link" className="letu-card-title" onClick={() => onOpen(row)}>
          {title}
        </Button>
      ) : (
        <strong className="letu-card-title">{title}</strong>
      )}
      <dl>
        {others.map((column) => (
          <div key={keyOfColumn(column)}>
            <dt>{column.title}</dt>
            <dd>{cellOf(column, row)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The rows as cards. */
export function CardList<Row>(props: CardListProps<Row>) {
  const { label, text, shown, columns, selection, nameOf, onOpen, onRemove, isRemovable, renderCard } = props;
  return (
    <ul className="letu-cards" aria-label={label}>
      {shown.map((one) => (
        <li key={one.id} className="letu-card" data-selected={selection?.has(one.key) ?? false}>
          <div className="letu-card-tools">
            {selection && (
              <Checkbox
                checked={selection.has(one.key)}
                aria-label={text.select(nameOf(one))}
                onChange={() => selection.toggle(one.key)}
              />
            )}
            {onRemove && isRemovable(one) && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={text.removeRow(nameOf(one))}
                title={text.remove}
                onClick={() => onRemove(one)}
              />
            )}
          </div>
          {renderCard ? renderCard(one.row) : <Content columns={columns} row={one.row} onOpen={onOpen} />}
        </li>
      ))}
    </ul>
  );
}
