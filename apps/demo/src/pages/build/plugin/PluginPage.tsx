/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Alert, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { ClientError, type Data } from '@letu/client';
import { stableJson } from '@letu/core';
import { kinds } from '@letu/kinds';
import { useIsSiteOwner } from '../../../account/useIsSiteOwner.js';
import { NewGraphButton } from '../../../graphs/NewGraphButton.js';
import { LoadFailed } from '../../../server/LoadFailed.js';
import { note, panel } from '../../../layout/parts.js';
import { asked } from '../../../server/queries.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { NotFoundPage } from '../../NotFoundPage.js';
import { BuildPage } from '../BuildPage.js';
import { PluginForm } from './PluginForm.js';
import { PluginIcon } from './PluginIcon.js';
import { PluginPreview } from './PluginPreview.js';
import { PluginSwitch } from './PluginSwitch.js';
import { SiteRules } from './SiteRules.js';
import { ruleOf, updatePlugin, usePurpose } from './usePlugin.js';

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    alignItems: 'start',
    gap: 24,
    '&:not(:has(figure))': { gridTemplateColumns: 'minmax(0, 560px)' },
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  settings: css(panel, {
    padding: 20,
    h2: { marginBottom: 4, fontSize: 'var(--letu-size-lead)', fontWeight: 600 },
  }),
  applies: css(note, { marginBottom: 16 }),
  whose: css({ display: 'block', width: 'fit-content', marginBlock: '12px 16px' }),
  head: css({ display: 'flex', alignItems: 'center', gap: 12 }),
};

type ShownPlugin = Data<'plugin.show'>;

/** A kind or a tool: what it is, its picture drawn here and now, and its settings. */
export function PluginPage() {
  const { key = '' } = useParams();
  const { text } = useSettings();
  const { data, error, isFetching, refetch } = useQuery(asked('plugin.show', { params: { key } }));
  if (error instanceof ClientError && (error.status === 404 || error.status === 400)) return <NotFoundPage />;
  if (data) return <Shown key={key} plugin={data} />;
  return (
    <BuildPage title={text.build.sections.plugin}>
      {isFetching ? (
        <div role="status" aria-label={text.loading}>
          <Skeleton active avatar paragraph={{ rows: 8 }} />
        </div>
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      )}
    </BuildPage>
  );
}

function Shown({ plugin }: { plugin: ShownPlugin }) {
  const { text } = useSettings();
  const words = text.build.plugin;
  const purpose = usePurpose(plugin);
  const isOwner = useIsSiteOwner();
  const [whose, setWhose] = useState<'mine' | 'site'>('mine');
  const [drafts, setDrafts] = useState({ mine: plugin.mine.settings, site: plugin.site.settings });
  const { initial, site, fields, group } = plugin;
  const base = whose === 'mine' ? { ...initial, ...site.settings } : initial;
  const draft = drafts[whose];
  const rule = ruleOf(plugin);
  const isReadOnly = whose === 'mine' && rule === 'locked';
  const shown = isReadOnly ? {} : draft;
  const kind = kinds.find(({ type }) => type === plugin.type);
  return (
    <BuildPage
      title={plugin.title}
      icon={<PluginIcon plugin={plugin} size={52} />}
      about={<p>{purpose}</p>}
      actions={
        <div css={styles.head}>
          <PluginSwitch plugin={plugin} />
          {kind && <NewGraphButton kind={kind} />}
        </div>
      }
    >
      {rule && (
        <Alert
          type="info"
          showIcon
          message={rule === 'off' ? words.offBySite : words.lockedBySite}
          description={rule === 'off' ? words.offHint : words.lockedHint}
        />
      )}
      <div css={styles.columns}>
        <PluginPreview plugin={plugin} settings={{ ...base, ...shown }} />
        <section css={styles.settings} aria-label={words.settingsOf(plugin.title)}>
          <h2>{words.settings}</h2>
          {isOwner && (
            <Segmented
              css={styles.whose}
              aria-label={words.whoseLabel}
              value={whose}
              options={(['mine', 'site'] as const).map((value) => ({ value, label: words.whose[value] }))}
              onChange={setWhose}
            />
          )}
          {whose === 'site' && <SiteRules plugin={plugin} />}
          {fields.length > 0 && (
            <p css={styles.applies}>
              {group === 'kind' ? words.appliesToKind : words.appliesToTool}
              {whose === 'site' && ` ${words.siteHint}`}
            </p>
          )}
          <PluginForm
            key={whose}
            fields={fields}
            base={base}
            draft={shown}
            isChanged={stableJson(draft) !== stableJson(plugin[whose].settings)}
            isDisabled={isReadOnly}
            onChange={(changed) => setDrafts({ ...drafts, [whose]: changed })}
            onSave={() => updatePlugin(plugin.key, whose, { settings: draft })}
          />
        </section>
      </div>
    </BuildPage>
  );
}
