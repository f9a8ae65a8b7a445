/** @jsxImportSource @emotion/react */
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useEffect } from 'react';
import type { GraphSummary } from '@letu/client';
import { GraphCard } from '../../graphs/GraphCard.js';
import { watchGraphs } from '../../graphs/menu/changes.js';
import { MenuCard } from '../../graphs/menu/MenuCard.js';
import { cardGrid } from '../../layout/parts.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { SampleRepositoryButton } from '../../repositories/SampleRepositoryButton.js';
import { client } from '../../server/client.js';
import { useSettings } from '../../settings/SettingsProvider.js';

/** How many are shown: the list of what was opened has all. */
const SHOWN = 8;

const query = { scope: 'recent', sort: 'openedAt', order: 'desc', size: SHOWN } as const;

/** What the account has opened last, on whichever device: for a browser that has nothing of it yet. */
export function AccountRecents() {
  const { text } = useSettings();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['graph.list', { query }],
    // Silent: nobody has asked for it, and the way to all of the account's lists stands above.
    queryFn: ({ signal }) => client.call('graph.list', { query, signal, silent: true }),
  });
  useEffect(() => watchGraphs(() => void refetch()), [refetch]);
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (!data || data.items.length === 0) {
    return (
      <EmptyHint title={text.library.noneHere} hint={text.library.noneHereHint}>
        <SampleRepositoryButton />
      </EmptyHint>
    );
  }
  return (
    <ul css={cardGrid}>
      {data.items.map((graph) => (
        <li key={graph.gid}>
          <RecentGraph graph={graph} onChanged={() => void refetch()} />
        </li>
      ))}
    </ul>
  );
}

function RecentGraph({ graph, onChanged }: { graph: GraphSummary; onChanged(): void }) {
  return (
    <MenuCard target={{ graph }}>
      <GraphCard
        heading="h3"
        graph={graph}
        time={graph.openedAt ?? graph.updatedAt}
        showsOwner={graph.role !== 'owner'}
        onChanged={onChanged}
        options={{}}
      />
    </MenuCard>
  );
}
