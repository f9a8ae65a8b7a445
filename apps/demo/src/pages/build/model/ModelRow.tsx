/** @jsxImportSource @emotion/react */
import { DeleteOutlined, SettingOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import type { Model, Provider } from '@letu/client';
import { note, oneLine } from '../../../layout/parts.js';
import { client } from '../../../server/client.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { EnableSwitch } from './EnableSwitch.js';
import { ModelDialog } from './ModelDialog.js';
import { modelWords } from '../../../locales/build/model/index.js';
import { useWords } from '../../../settings/useWords.js';
import { useRemoval } from './useRemoval.js';

const styles = {
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '10px 16px',
    borderTop: '1px solid var(--letu-border)',
  }),
  words: css({ flex: 1, minWidth: 0 }),
  name: css(oneLine, { fontWeight: 600 }),
  facts: css(note, { overflowWrap: 'anywhere' }),
};

export interface ModelRowProps {
  readonly model: Model;
  readonly provider: Provider;
}

/** A model with its settings and its switch. */
export function ModelRow({ model, provider }: ModelRowProps) {
  const { locale } = useSettings();
  const words = useWords(modelWords);
  const [isOpen, setIsOpen] = useState(false);
  const { removeModel } = useRemoval();
  const { id, name, label, settings, enabled } = model;
  const { temperature, maxTokens, vision } = settings;
  const shown = label || name;
  const canChange = model.role === 'owner';
  const facts = [
    ...(label ? [name] : []),
    ...(temperature === undefined ? [] : [`${words.temperature} ${temperature}`]),
    ...(maxTokens === undefined ? [] : [words.tokens(new Intl.NumberFormat(locale).format(maxTokens))]),
  ];
  return (
    <li css={styles.row}>
      <div css={styles.words}>
        <p css={styles.name} title={shown}>
          {shown} {vision && <Tag bordered={false}>{words.vision}</Tag>}
        </p>
        {facts.length > 0 && <p css={styles.facts}>{facts.join(' · ')}</p>}
      </div>
      {canChange && (
        <>
          <Button
            type="text"
            icon={<SettingOutlined aria-hidden="true" />}
            aria-label={words.settings(shown)}
            title={words.settings(shown)}
            onClick={() => setIsOpen(true)}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={`${words.remove} ${shown}`}
            title={words.remove}
            onClick={() => removeModel(model)}
          />
        </>
      )}
      <EnableSwitch
        label={words.enable(shown)}
        isOn={enabled && provider.enabled}
        isDisabled={!canChange || !provider.enabled}
        change={(wanted) => client.call('model.update', { params: { id }, body: { enabled: wanted } })}
      />
      {isOpen && <ModelDialog provider={provider} model={model} onClose={() => setIsOpen(false)} />}
    </li>
  );
}
