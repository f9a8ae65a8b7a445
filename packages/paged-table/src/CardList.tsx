/** @jsxImportSource @emotion/react */
import { DeleteOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { cellOf, keyOfColumn } from './antdColumns.js';
import type { PagedTableMessages } from './locales/index.js';
import { menuHandler } from './menuHandler.js';
import type { PagedTableProps } from './props.js';
import type { PagedColumn, ShownRow } from './types.js';
import type { Selection } from './useSelection.js';

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(228px, 100%), 1fr))',
    gap: 16,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
  card: css({
    position: 'relative',
    padding: 16,
    border: '1px solid var(--letu-table-border)',
    borderRadius: 'var(--letu-table-radius)',
    background: 'var(--letu-table-surface)',
    overflowWrap: 'anywhere',
    "&[data-selected='true']": {
      borderColor: 'var(--letu-table-accent)',
      boxShadow: 'inset 0 0 0 1px var(--letu-table-accent)',
    },
    '& dl': { clear: 'both', margin: '8px 0 0' },
    '& dl > div': { display: 'flex', gap: 8 },
    '& dt': { flex: 'none', color: 'var(--letu-table-quiet)' },
    '& dd': { margin: 0 },
  }),
  tools: css({ display: 'flex', float: 'inline-end', alignItems: 'center', gap: 4 }),
  title: css({ fontWeight: 600 }),
  // The look of antd's, which takes many times as long to draw: there is one on each card.
  checkbox: css({
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    width: 16,
    height: 16,
    margin: 0,
    border: '1px solid var(--letu-table-border-strong)',
    borderRadius: 4,
    background: 'var(--letu-table-surface)',
    cursor: 'pointer',
    '&:hover, &:checked': { borderColor: 'var(--letu-table-accent)' },
    '&:checked': { background: 'var(--letu-table-accent)' },
    '&:focus-visible': { outline: '2px solid var(--letu-table-accent)', outlineOffset: 1 },
    '&:checked::after': {
      content: "''",
      placeSelf: 'center',
      width: 5,
      height: 9,
      marginTop: -2,
      border: 'solid var(--letu-table-on-accent)',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
  }),
};

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
  readonly onMenu: PagedTableProps<Row>['onRowMenu'];
  readonly isRemovable: (shown: ShownRow<Row>) => boolean;
  readonly renderCard: ((row: Row) => ReactNode) | undefined;
}

type ContentProps<Row> = Pick<CardListProps<Row>, 'columns' | 'onOpen'> & { readonly row: Row };

function Content<Row>({ columns: [first, ...others], row, onOpen }: ContentProps<Row>) {
  const title = first && cellOf(first, row);
  return (
    <>
      {onOpen ? (
        <Button type="link" css={styles.title} onClick={() => onOpen(row)}>
          {title}
        </Button>
      ) : (
        <strong css={styles.title}>{title}</strong>
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
  const {
    label,
    text,
    shown,
    columns,
    selection,
    nameOf,
    onOpen,
    onRemove,
    onMenu,
    isRemovable,
    renderCard,
  } = props;
  return (
    <ul css={styles.list} className="letu-cards" aria-label={label}>
      {shown.map((one) => (
        // The keyboard asks for the same menu from what is inside.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <li
          key={one.id}
          css={styles.card}
          className="letu-card"
          data-selected={selection?.has(one.key) ?? false}
          onContextMenu={onMenu && menuHandler((at) => onMenu(one.row, at))}
        >
          <div css={styles.tools} className="letu-card-tools">
            {selection && (
              <input
                type="checkbox"
                css={styles.checkbox}
                checked={selection.has(one.key)}
                aria-label={text.select(nameOf(one))}
                onChange={() => selection.toggle(one.key)}
              />
            )}
            {onRemove && isRemovable(one) && (
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined aria-hidden="true" />}
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
