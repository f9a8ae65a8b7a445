import { InputNumber, Input, Select, Switch } from 'antd';
import type { PluginField } from '@letu/client';

/** What a setting can be. */
export type SettingValue = string | number | boolean;

export interface SettingControlProps {
  readonly field: PluginField;
  readonly value: SettingValue | undefined;
  readonly isDisabled: boolean;
  /** Gets undefined for a setting that is left as it is to begin with. */
  onChange(value: SettingValue | undefined): void;
}

/** More choices than this are searched rather than read. */
const MANY = 12;

/** What a setting of a plugin is entered with, by its type; the label and the help beside it bear the ids of its name. */
export function SettingControl({ field, value, isDisabled, onChange }: SettingControlProps) {
  const shared = {
    id: settingId(field.name),
    disabled: isDisabled,
    ...(field.help ? { 'aria-describedby': helpId(field.name) } : {}),
  };
  switch (field.type) {
    case 'choice':
      return (
        <Select
          {...shared}
          value={value as string}
          options={field.choices ?? []}
          showSearch={(field.choices?.length ?? 0) > MANY}
          optionFilterProp="label"
          onChange={(chosen: string) => onChange(chosen)}
          style={{ width: '100%' }}
        />
      );
    case 'switch':
      return <Switch {...shared} checked={value === true} onChange={onChange} />;
    case 'number':
      return (
        <InputNumber
          {...shared}
          {...(field.min === undefined ? {} : { min: field.min })}
          {...(field.max === undefined ? {} : { max: field.max })}
          step={field.step ?? 1}
          precision={0}
          controls={false}
          value={(value as number | undefined) ?? null}
          onChange={(number) => onChange(number ?? undefined)}
          style={{ width: '100%' }}
        />
      );
    case 'text':
      return (
        <Input
          {...shared}
          value={typeof value === 'string' ? value : ''}
          placeholder={field.placeholder}
          maxLength={200}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
        />
      );
  }
}

/** The id of a setting's control. */
export const settingId = (name: string) => `setting-${name}`;

/** The id of what is said of a setting. */
export const helpId = (name: string) => `setting-${name}-help`;
