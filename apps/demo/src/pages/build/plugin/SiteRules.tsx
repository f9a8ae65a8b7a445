/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Switch } from 'antd';
import { useId, useState } from 'react';
import type { Plugin } from '@letu/client';
import { column, note } from '../../../layout/parts.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { updatePlugin } from './usePlugin.js';

const styles = {
  rules: css(column, {
    gap: 12,
    paddingBottom: 16,
    marginBottom: 16,
    borderBottom: '1px solid var(--letu-border)',
  }),
  rule: css({ display: 'flex', alignItems: 'flex-start', gap: 12, label: { fontWeight: 500 } }),
  words: css(column, { flex: 1, minWidth: 0 }),
};

/** What the owner of the site settles for everyone: whether a plugin is there, and whether it is the same for all. */
export function SiteRules({ plugin: { key, site } }: { plugin: Plugin }) {
  const words = useSettings().text.build.plugin;
  return (
    <div css={styles.rules}>
      <Rule
        label={words.siteEnabled}
        hint={words.siteEnabledHint}
        isOn={site.enabled}
        onChange={(enabled) => updatePlugin(key, 'site', { enabled })}
      />
      <Rule
        label={words.lock}
        hint={words.lockHint}
        isOn={site.locked}
        onChange={(locked) => updatePlugin(key, 'site', { locked })}
      />
    </div>
  );
}

interface RuleProps {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  onChange(isOn: boolean): Promise<unknown>;
}

function Rule({ label, hint, isOn, onChange }: RuleProps) {
  const id = useId();
  const [isChanging, setIsChanging] = useState(false);
  const change = async (wanted: boolean) => {
    setIsChanging(true);
    await onChange(wanted);
    setIsChanging(false);
  };
  return (
    <div css={styles.rule}>
      <div css={styles.words}>
        <label htmlFor={id}>{label}</label>
        <p id={`${id}hint`} css={note}>
          {hint}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}hint`}
        checked={isOn}
        loading={isChanging}
        onChange={(wanted) => void change(wanted)}
      />
    </div>
  );
}
