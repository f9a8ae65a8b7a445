import { Select, Table } from 'antd';
import { usePageNames } from '@letu/paged-table';
import { DECISIONS, type Decision, type Decisions, type PlannedGraph } from '../../archive/importPlan.js';
import { cloudWords } from '../../locales/cloud/index.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { useWords } from '../../settings/useWords.js';

const ROWS = 8;

export interface ImportEachProps {
  readonly planned: readonly PlannedGraph[];
  readonly decisions: Decisions;
  onDecide(decisions: Decisions): void;
}

/** The graphs that are here otherwise, each with its own decision. */
export function ImportEach({ planned, decisions, onDecide }: ImportEachProps) {
  const { locale } = useSettings();
  const words = useWords(cloudWords);
  const itemRender = usePageNames();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' });
  const decide = (gid: string, decision: Decision | undefined) => {
    const each = new Map(decisions.each);
    if (decision) each.set(gid, decision);
    else each.delete(gid);
    onDecide({ ...decisions, each });
  };
  return (
    <Table<PlannedGraph>
      size="small"
      rowKey={({ graph }) => graph.gid}
      dataSource={[...planned]}
      scroll={{ x: 'max-content' }}
      pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false, itemRender }}
      columns={[
        { title: words.graph, render: (_value, { graph }) => graph.title },
        { title: words.inArchive, render: (_value, { graph }) => time.format(graph.updatedAt) },
        {
          title: words.hereNow,
          render: (_value, { here }) => (here.updatedAt === null ? '' : time.format(here.updatedAt)),
        },
        {
          title: words.decision,
          render: (_value, { graph, state }) => (
            <Select
              size="small"
              aria-label={`${words.decision} ${graph.title}`}
              style={{ width: 132 }}
              value={decisions.each.get(graph.gid) ?? ''}
              options={[
                { value: '', label: words.asAbove },
                ...DECISIONS[state].map((value) => ({ value, label: words.decisions[value] })),
              ]}
              onChange={(value: Decision | '') => decide(graph.gid, value === '' ? undefined : value)}
            />
          ),
        },
      ]}
    />
  );
}
