/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Collapse, Select } from 'antd';
import {
  DECISIONS,
  type Decision,
  type Decisions,
  type ImportPlan,
  type State,
} from '../../archive/importPlan.js';
import { column, note, plainList } from '../../layout/parts.js';
import { cloudWords } from '../../locales/cloud/index.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { useWords } from '../../settings/useWords.js';
import { ImportEach } from './ImportEach.js';

const STATES = Object.keys(DECISIONS) as State[];

const styles = {
  preview: css(column, { gap: 16, p: { margin: 0 } }),
  states: css(plainList, {
    border: '1px solid var(--letu-border)',
    borderRadius: 'var(--letu-radius-md)',
    '& > li + li': { borderTop: '1px solid var(--letu-border)' },
  }),
  state: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    padding: '10px 14px',
    '& > div': { flex: '1 1 200px' },
    strong: { fontWeight: 600 },
    small: css(note, { display: 'block' }),
  }),
  count: css({ minWidth: 64, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }),
};

export interface ImportPreviewProps {
  readonly name: string;
  readonly plan: ImportPlan;
  readonly decisions: Decisions;
  onDecide(decisions: Decisions): void;
}

/** What an archive holds by what is here of it, and what is to become of it. */
export function ImportPreview({ name, plan, decisions, onDecide }: ImportPreviewProps) {
  const { locale } = useSettings();
  const words = useWords(cloudWords);
  const { planned, unreadable, archive } = plan;
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const shown = STATES.map((state) => [state, planned.filter((one) => one.state === state)] as const).filter(
    ([, graphs]) => graphs.length > 0,
  );
  const decided = planned.filter(({ state }) => state === 'changed' || state === 'trashed');
  return (
    <div css={styles.preview}>
      <p>
        {words.importFrom(name, time.format(archive.manifest.exportedAt))}
        <br />
        <span css={note}>{words.nothingYet}</span>
      </p>
      <ul css={styles.states}>
        {shown.map(([state, graphs]) => (
          <li key={state} css={styles.state}>
            <div>
              <strong>{words.states[state]}</strong>
              <small>{words.stateHints[state]}</small>
            </div>
            <span css={styles.count}>{words.graphs(graphs.length)}</span>
            <Select<Decision>
              aria-label={words.states[state]}
              style={{ width: 140 }}
              options={DECISIONS[state].map((value) => ({ value, label: words.decisions[value] }))}
              value={decisions.all[state]}
              onChange={(value) => onDecide({ ...decisions, all: { ...decisions.all, [state]: value } })}
            />
          </li>
        ))}
      </ul>
      {unreadable.length > 0 && (
        <Alert type="warning" showIcon message={words.unreadable(unreadable.length)} />
      )}
      {decided.length > 0 && (
        <Collapse
          size="small"
          items={[
            {
              key: 'each',
              label: words.each,
              children: <ImportEach planned={decided} {...{ decisions, onDecide }} />,
            },
          ]}
        />
      )}
    </div>
  );
}
