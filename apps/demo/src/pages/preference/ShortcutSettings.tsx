/** @jsxImportSource @emotion/react */
import { SearchOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Input, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { KindShortcuts } from '@letu/editor/dialogs';
import { kinds } from '@letu/kinds';
import { ClearSign, useLetu } from '@letu/theme';
import type { ListedKind } from '@letu/core';
import { useDefinition } from '../../kinds/useDefinition.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { panel, quiet } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { PreferenceFrame } from './PreferenceFrame.js';

const styles = {
  choices: css({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }),
  list: css(panel, {
    padding: '16px 20px',
    '.letu-groups': { columns: '2 300px', columnGap: 40 },
    section: { marginBlockEnd: 20 },
    h2: css(quiet, {
      fontSize: 'var(--letu-size-caption)',
      fontWeight: 500,
      marginBlockEnd: 4,
      breakAfter: 'avoid',
    }),
    dl: { margin: 0 },
    'dl > div': {
      breakInside: 'avoid',
      display: 'flex',
      justifyContent: 'space-between',
      gap: 12,
      padding: '4px 0',
    },
    dd: { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 6, margin: 0 },
    kbd: {
      padding: '0 6px',
      border: '1px solid var(--letu-border)',
      borderRadius: 'var(--letu-radius-sm)',
      background: 'var(--letu-ground)',
      font: 'inherit',
      fontSize: 'var(--letu-size-caption)',
      whiteSpace: 'nowrap',
    },
  }),
};

/** The shortcuts of every editor, as the editors themselves have them. */
export function ShortcutSettings() {
  const { text, locale } = useSettings();
  const words = text.ownSettings.shortcuts;
  const [kind, setKind] = useState<ListedKind | undefined>(kinds[0]);
  const [search, setSearch] = useState('');
  return (
    <PreferenceFrame section="shortcuts" isSet={false}>
      <div css={styles.choices}>
        <Select
          aria-label={words.of}
          style={{ width: 180 }}
          value={kind?.kind}
          options={kinds.map((one) => ({ value: one.kind, label: one.name[locale] }))}
          onChange={(name) => setKind(kinds.find((one) => one.kind === name))}
        />
        <Input
          prefix={<SearchOutlined aria-hidden="true" />}
          aria-label={words.search}
          placeholder={words.search}
          allowClear={{ clearIcon: <ClearSign /> }}
          style={{ width: 240, maxWidth: '100%' }}
          onChange={({ target }) => setSearch(target.value)}
        />
        <span css={quiet}>{words.about}</span>
      </div>
      {kind && <Shortcuts key={kind.kind} kind={kind} search={search} />}
    </PreferenceFrame>
  );
}

function Shortcuts({ kind, search }: { kind: ListedKind; search: string }) {
  const { text, locale } = useSettings();
  const { theme } = useLetu();
  const definition = useDefinition(kind);
  if (definition === 'failed') return <EmptyHint title={text.template.failed} hint="" />;
  const pending = <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <div css={styles.list}>
      {definition ? (
        <KindShortcuts
          kind={definition}
          {...{ locale, theme, search, pending }}
          none={<p css={quiet}>{text.ownSettings.shortcuts.none}</p>}
        />
      ) : (
        pending
      )}
    </div>
  );
}
