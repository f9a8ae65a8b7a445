/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Modal, Radio, Segmented } from 'antd';
import { useState } from 'react';
import type { DecodedDiagram } from '@letu/codec';
import { readTable } from '@letu/core/table';
import { useOfferedKinds } from '../kinds/useOfferedKinds.js';
import { column, note, oneLine, panel } from '../layout/parts.js';
import { Queries } from '../server/Queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { tableTargets, type TableChoice } from './tableChoices.js';
import type { FoundTable } from './tableText.js';

export interface TableDialogProps {
  readonly table: FoundTable;
  /** What it can become, what suits it best first. */
  readonly choices: readonly TableChoice[];
  onChoose(diagram: DecodedDiagram): void;
  onCancel(): void;
}

/** How much is shown of a table. */
const SHOWN_ROWS = 5;

const styles = {
  body: css(column, { gap: 16, paddingTop: 4 }),
  table: css(panel, {
    overflow: 'auto',
    table: { width: '100%', borderCollapse: 'collapse', fontSize: 'var(--letu-size-caption)' },
    'th, td': css(oneLine, {
      maxWidth: 180,
      padding: '5px 10px',
      borderBottom: '1px solid var(--letu-border)',
      textAlign: 'start',
    }),
    'tr:last-child td': { borderBottom: 0 },
    th: { background: 'var(--letu-ground)', fontWeight: 600 },
  }),
  choices: css(column, { gap: 10, '.ant-radio-wrapper': { alignItems: 'flex-start' } }),
  choice: css(column, { gap: 2, small: css(note) }),
  lost: css({ color: 'var(--letu-warning-text, var(--letu-text-quiet))' }),
  target: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }),
};

/** Asks what a table is to become, and says what is taken of it, also over pages that read nothing from the server. */
export function TableDialog(props: TableDialogProps) {
  return (
    <Queries>
      <TableQuestion {...props} />
    </Queries>
  );
}

function TableQuestion({ table, choices, onChoose, onCancel }: TableDialogProps) {
  const { text, locale } = useSettings();
  const words = text.opening.table;
  const targets = tableTargets(useOfferedKinds());
  const offered = targets.length > 0 ? choices : choices.filter(({ sort }) => sort === 'chart');
  const [sort, setSort] = useState(offered[0]?.sort);
  const [kind, setKind] = useState(targets[0]?.kind);
  const chosen = offered.find((choice) => choice.sort === sort);
  const target = targets.find((one) => one.kind === kind) ?? targets[0];
  return (
    <Modal
      open
      title={words.title(table.name)}
      okText={words.open}
      okButtonProps={{ disabled: !chosen }}
      onOk={() => chosen && onChoose(chosen.diagramIn(target))}
      onCancel={onCancel}
    >
      <div css={styles.body}>
        <Preview text={table.text} />
        <Radio.Group
          value={sort}
          aria-label={words.what}
          css={styles.choices}
          onChange={({ target: { value } }) => setSort(value as TableChoice['sort'])}
        >
          {offered.map((choice) => (
            <Radio key={choice.sort} value={choice.sort}>
              <span css={styles.choice}>
                {words.sorts[choice.sort]}
                <small>{choice.taken?.[locale] ?? words.chart}</small>
                {choice.lost.map((lost) => (
                  <small key={lost[locale]} css={styles.lost}>
                    {lost[locale]}
                  </small>
                ))}
              </span>
            </Radio>
          ))}
        </Radio.Group>
        {sort !== 'chart' && targets.length > 1 && (
          <div css={styles.target}>
            <span id="table-target">{words.target}</span>
            <Segmented
              aria-labelledby="table-target"
              value={target?.kind ?? ''}
              options={targets.map((one) => ({ value: one.kind, label: one.title[locale] }))}
              onChange={setKind}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}

function Preview({ text: written }: { text: string }) {
  const { text } = useSettings();
  const words = text.opening.table;
  const lines = written.split('\n').filter((line) => !line.startsWith('#'));
  const rows = readTable(lines.join('\n')).filter((row) => row.some((cell) => cell !== ''));
  const [head = [], ...shown] = rows.slice(0, SHOWN_ROWS);
  return (
    <div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard */}
      <div css={styles.table} tabIndex={0} role="group" aria-label={words.preview}>
        <table>
          <thead>
            <tr>
              {head.map((cell, at) => (
                <th key={at}>{cell}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              <tr key={at}>
                {row.map((cell, index) => (
                  <td key={index}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > SHOWN_ROWS && <small css={note}>{words.more(rows.length - SHOWN_ROWS)}</small>}
    </div>
  );
}
