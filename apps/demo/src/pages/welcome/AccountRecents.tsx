import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { watchGraphs } from '../../graphs/menu/changes.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { lazyPart } from '../../layout/lazyPart.js';
import { SampleRepositoryButton } from '../../repositories/SampleRepositoryButton.js';
import { client } from '../../server/client.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const GraphGrid = lazyPart(async () => (await import('./GraphGrid.js')).GraphGrid);

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
  if (isPending) return <Waiting />;
  if (!data || data.items.length === 0) {
    return (
      <EmptyHint title={text.library.noneHere} hint={text.library.noneHereHint}>
        <SampleRepositoryButton />
      </EmptyHint>
    );
  }
  return <GraphGrid graphs={data.items} onChanged={() => void refetch()} fallback={<Waiting />} />;
}

const Waiting = () => <Skeleton active title={false} paragraph={{ rows: 4 }} />;
