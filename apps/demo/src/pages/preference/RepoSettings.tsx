import { InputNumber, Segmented, Select } from 'antd';
import { PREFERENCES, type Preferences } from '@letu/client/contract';
import { IconPicker, type LetuIconName } from '@letu/icon-picker';
import { mayEdit } from '../../documents/mayEdit.js';
import { usePreferences } from '../../account/keptPreferences.js';
import { setPreference } from '../../account/preferences.js';
import { useRepositories } from '../../repositories/useRepositories.js';
import { attempt } from '../../server/attempt.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { TRASH_DAYS } from '../trash/daysLeft.js';
import { Setting, SettingList } from './Setting.js';

const NONE = '';
const SORTS = ['position', 'name', 'updatedAt', 'createdAt'] as const;
const VIEWS = ['cards', 'table'] as const;
const VISIBILITIES = ['private', 'site'] as const;

/** What repositories are made and shown with, and where new diagrams go. */
export function RepoSettings() {
  const { text } = useSettings();
  const words = text.ownSettings.repo;
  const repositories = useRepositories();
  const { repo = PREFERENCES.repo.initial, 'table.view': view = 'cards' } = usePreferences();
  const set = (change: Partial<Preferences['repo']>) =>
    void attempt(setPreference('repo', { ...repo, ...change }));
  const editable = repositories?.items.filter(({ role }) => mayEdit(role)) ?? [];
  return (
    <SettingList>
      {repositories && (
        <>
          <Setting title={words.into} hint={words.intoHint}>
            <Select
              aria-label={words.into}
              style={{ width: 260, maxWidth: '100%' }}
              loading={repositories.status === 'pending'}
              showSearch
              optionFilterProp="label"
              // One that is gone meanwhile is none.
              value={editable.some(({ id }) => id === repo.repositoryId) ? (repo.repositoryId ?? NONE) : NONE}
              options={[
                { value: NONE, label: words.intoNone },
                ...editable.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onPopupScroll={() => repositories.hasMore && repositories.loadMore()}
              onChange={(id: string) => set({ repositoryId: id === NONE ? null : id })}
            />
          </Setting>
          <Setting title={words.visibility} hint={words.visibilityHint}>
            <Segmented
              aria-label={words.visibility}
              options={VISIBILITIES.map((value) => ({
                value,
                label: text.library.repository.visibilities[value],
              }))}
              value={repo.visibility}
              onChange={(visibility) => set({ visibility })}
            />
          </Setting>
          <Setting title={words.icon}>
            <div style={{ flex: '0 1 360px' }}>
              <IconPicker
                aria-label={words.icon}
                value={repo.icon as LetuIconName}
                onChange={(icon) => set({ icon })}
              />
            </div>
          </Setting>
          <Setting title={words.sort} hint={words.sortHint}>
            <Select
              aria-label={words.sort}
              style={{ width: 160 }}
              value={repo.sort}
              options={SORTS.map((value) => ({ value, label: words.sorts[value] }))}
              onChange={(sort) => set({ sort })}
            />
          </Setting>
        </>
      )}
      <Setting title={words.view}>
        <Segmented
          aria-label={words.view}
          options={VIEWS.map((value) => ({ value, label: words.views[value] }))}
          value={view}
          onChange={(value) => void attempt(setPreference('table.view', value))}
        />
      </Setting>
      <Setting title={words.pageSize}>
        <InputNumber
          aria-label={words.pageSize}
          min={10}
          max={100}
          step={10}
          precision={0}
          value={repo.pageSize}
          onChange={(pageSize) => pageSize !== null && set({ pageSize })}
        />
      </Setting>
      <Setting title={words.trash} hint={words.trashHint}>
        <span>{words.trashDays(TRASH_DAYS)}</span>
      </Setting>
    </SettingList>
  );
}
