import { Alert, Select } from 'antd';
import { examplesIn, type ListedKind } from '@letu/core';
import { usePreferences } from '../../account/keptPreferences.js';
import { setPreference } from '../../account/preferences.js';
import { templateKey } from '../../graphs/preferredTemplate.js';
import { useDefinition } from '../../kinds/useDefinition.js';
import { attempt } from '../../server/attempt.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { ServiceSetting } from './service/ServiceSetting.js';
import { Setting, SettingList } from './Setting.js';

const OWN = '';

/** What new diagrams of a text kind begin with. */
export function KindSettings({ kind }: { kind: ListedKind }) {
  const { text, locale } = useSettings();
  const words = text.preference;
  const definition = useDefinition(kind);
  const preferences = usePreferences();
  const key = templateKey(kind.path);
  if (!key) return null;
  const set = preferences[key] ?? { template: null, layout: 'beside' as const };
  if (definition === 'failed') return <Alert type="error" showIcon message={text.template.failed} />;
  const examples = examplesIn(definition?.examples ?? [], locale);
  return (
    <SettingList>
      <Setting title={words.template} hint={words.templateHint}>
        <Select
          aria-label={words.template}
          style={{ width: 260, maxWidth: '100%' }}
          loading={!definition}
          value={set.template ?? OWN}
          options={[
            { value: OWN, label: words.ownTemplate },
            ...examples.map(({ id, title, isBlank }) => ({
              value: id,
              label: isBlank ? text.template.blank : title[locale],
            })),
          ]}
          onChange={(value: string) =>
            void attempt(setPreference(key, { ...set, template: value === OWN ? null : value }))
          }
        />
      </Setting>
      {definition?.service && <ServiceSetting path={kind.path} offered={definition.service} />}
    </SettingList>
  );
}
