/** @jsxImportSource @emotion/react */
import { UndoOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useState } from 'react';
import type { PluginField } from '@letu/client';
import { column, note } from '../../../layout/parts.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { toasts } from '../../../plain/toasts.js';
import { helpId, SettingControl, settingId, type SettingValue } from './SettingControl.js';

/** The settings of a plugin by their names. */
export type PluginSettings = Readonly<Record<string, SettingValue>>;

const styles = {
  form: css(column, { gap: 18 }),
  field: css(column, { gap: 6, alignItems: 'flex-start' }),
  label: css({
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    width: '100%',
    minHeight: 24,
    label: { flex: 1, fontWeight: 500 },
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: 8, paddingTop: 4 }),
};

export interface PluginFormProps {
  readonly fields: readonly PluginField[];
  /** Those that are set. */
  readonly draft: PluginSettings;
  /** What the others hold. */
  readonly base: PluginSettings;
  readonly isChanged: boolean;
  readonly isDisabled: boolean;
  onChange(draft: PluginSettings): void;
  /** Tells whether it worked. */
  onSave(): Promise<boolean>;
}

/** The settings of a plugin, as the server describes them. */
export function PluginForm({
  fields,
  draft,
  base,
  isChanged,
  isDisabled,
  onChange,
  onSave,
}: PluginFormProps) {
  const words = useSettings().text.build.plugin;
  const [isSaving, setIsSaving] = useState(false);
  if (fields.length === 0) return <p css={note}>{words.nothingToSet}</p>;
  const set = (name: string, value: SettingValue | undefined) => {
    const rest = Object.fromEntries(Object.entries(draft).filter(([other]) => other !== name));
    onChange(value === undefined || value === base[name] ? rest : { ...rest, [name]: value });
  };
  const save = async () => {
    setIsSaving(true);
    const isSaved = await onSave();
    setIsSaving(false);
    if (isSaved) toasts.success(words.saved);
  };
  return (
    <form
      css={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {fields.map((field) => {
        const { name, label, help } = field;
        return (
          <div key={name} css={styles.field}>
            <div css={styles.label}>
              <label htmlFor={settingId(name)}>{label}</label>
              {name in draft && !isDisabled && (
                <Button
                  type="text"
                  size="small"
                  icon={<UndoOutlined aria-hidden="true" />}
                  aria-label={words.resetOf(label)}
                  title={words.resetOf(label)}
                  onClick={() => set(name, undefined)}
                />
              )}
            </div>
            <SettingControl
              field={field}
              value={draft[name] ?? base[name]}
              isDisabled={isDisabled}
              onChange={(value) => set(name, value)}
            />
            {help && (
              <p id={helpId(name)} css={note}>
                {help}
              </p>
            )}
          </div>
        );
      })}
      {!isDisabled && (
        <div css={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isChanged}>
            {words.save}
          </Button>
          <Button disabled={Object.keys(draft).length === 0} onClick={() => onChange({})}>
            {words.reset}
          </Button>
        </div>
      )}
    </form>
  );
}
