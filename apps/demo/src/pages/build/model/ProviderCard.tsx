/** @jsxImportSource @emotion/react */
import { DeleteOutlined, PlusOutlined, SettingOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import type { Model, Provider } from '@letu/client';
import { note, oneLine, panel, plainList } from '../../../layout/parts.js';
import { client } from '../../../server/client.js';
import { EnableSwitch } from './EnableSwitch.js';
import { ModelDialog } from './ModelDialog.js';
import { ModelRow } from './ModelRow.js';
import { ProviderDialog } from './ProviderDialog.js';
import { ProviderMark } from './ProviderMark.js';
import { modelWords } from '../../../locales/build/model/index.js';
import { useWords } from '../../../settings/useWords.js';
import { useRemoval } from './useRemoval.js';

const styles = {
  card: css(panel, { overflow: 'hidden' }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: 16,
  }),
  words: css({ flex: '1 1 160px', minWidth: 0 }),
  name: css(oneLine, { fontSize: 'var(--letu-size-lead)', fontWeight: 600 }),
  about: css(note, { overflowWrap: 'anywhere' }),
  tools: css({ display: 'flex', alignItems: 'center', gap: 4 }),
  none: css(note, { padding: '12px 16px', borderTop: '1px solid var(--letu-border)' }),
};

export interface ProviderCardProps {
  readonly provider: Provider;
  readonly models: readonly Model[];
  /** `models`: what it offers. `provider`: how it is reached. */
  readonly shows: 'models' | 'provider';
}

/** A provider, with its models or with how it is reached. */
export function ProviderCard({ provider, models, shows }: ProviderCardProps) {
  const words = useWords(modelWords);
  const [dialog, setDialog] = useState<'provider' | 'model'>();
  const { removeProvider } = useRemoval();
  const { id, kind, name, baseUrl, hasSecret, ofSite, enabled, role } = provider;
  const canChange = role === 'owner';
  const close = () => setDialog(undefined);
  const facts = [
    ...(name === words.kindNames[kind] ? [] : [words.kindNames[kind]]),
    ...(shows === 'provider' && baseUrl ? [baseUrl] : []),
    ...(shows === 'provider' && canChange ? [hasSecret ? words.hasSecret : words.noSecret] : []),
    ...(enabled ? [] : [words.offProvider]),
  ];
  return (
    <article css={styles.card} aria-label={name}>
      <div css={styles.head}>
        <ProviderMark kind={kind} />
        <div css={styles.words}>
          <h2 css={styles.name} title={name}>
            {name} {ofSite && <Tag bordered={false}>{words.ofSite}</Tag>}
          </h2>
          <p css={styles.about}>{facts.join(' · ')}</p>
        </div>
        <div css={styles.tools}>
          {canChange && shows === 'models' && (
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setDialog('model')}>
              {words.addModel}
            </Button>
          )}
          {canChange && shows === 'provider' && (
            <>
              <ToolButton
                icon={<SettingOutlined aria-hidden="true" />}
                label={words.settings(name)}
                onClick={() => setDialog('provider')}
              />
              <ToolButton
                icon={<DeleteOutlined aria-hidden="true" />}
                label={`${words.remove} ${name}`}
                onClick={() => removeProvider(provider, models.length)}
              />
            </>
          )}
          {shows === 'provider' && (
            <EnableSwitch
              label={words.enable(name)}
              isOn={enabled}
              isDisabled={!canChange}
              change={(wanted) =>
                client.call('provider.update', { params: { id }, body: { enabled: wanted } })
              }
            />
          )}
        </div>
      </div>
      {shows === 'models' && models.length === 0 && <p css={styles.none}>{words.noModels}</p>}
      {shows === 'models' && models.length > 0 && (
        <ul css={plainList}>
          {models.map((model) => (
            <ModelRow key={model.id} model={model} provider={provider} />
          ))}
        </ul>
      )}
      {dialog === 'provider' && <ProviderDialog provider={provider} onClose={close} />}
      {dialog === 'model' && <ModelDialog provider={provider} onClose={close} />}
    </article>
  );
}

interface ToolButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  onClick(): void;
}

function ToolButton({ icon, label, onClick }: ToolButtonProps) {
  return <Button type="text" icon={icon} aria-label={label} title={label} onClick={onClick} />;
}
