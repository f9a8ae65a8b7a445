/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useId } from 'react';
import type { Plugin } from '@letu/client';
import { LoadFailed } from '../../../server/LoadFailed.js';
import { column, plainList } from '../../../layout/parts.js';
import { asked } from '../../../server/queries.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { BuildPage } from '../BuildPage.js';
import { PluginCard } from './PluginCard.js';

const styles = {
  group: css(column, {
    gap: 12,
    '& + &': { marginTop: 12 },
    h2: { fontSize: 'var(--letu-size-lead)', fontWeight: 600 },
  }),
  cards: css(plainList, {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    gap: 16,
  }),
};

/** The kinds of diagrams and the tools there are, each with its switch. */
export function PluginListPage() {
  const { text } = useSettings();
  const words = text.build.plugin;
  const { data: plugins, error, isFetching, refetch } = useQuery(asked('plugin.list', {}));
  return (
    <BuildPage title={text.build.sections.plugin} about={<p>{words.about}</p>}>
      {plugins && (
        <>
          <Group title={words.kinds} plugins={plugins.filter(({ group }) => group === 'kind')} />
          <Group title={words.tools} plugins={plugins.filter(({ group }) => group === 'tool')} />
        </>
      )}
      {!plugins && isFetching && (
        <div role="status" aria-label={text.loading}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {!plugins && error && !isFetching && <LoadFailed error={error} onRetry={() => void refetch()} />}
    </BuildPage>
  );
}

function Group({ title, plugins }: { title: string; plugins: readonly Plugin[] }) {
  const id = useId();
  return (
    <section css={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul css={styles.cards}>
        {plugins.map((plugin) => (
          <li key={plugin.key}>
            <PluginCard plugin={plugin} />
          </li>
        ))}
      </ul>
    </section>
  );
}
