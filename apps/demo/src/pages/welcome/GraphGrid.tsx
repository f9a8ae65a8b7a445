/** @jsxImportSource @emotion/react */
import type { GraphSummary } from '@letu/client';
import { GraphCard } from '../../graphs/GraphCard.js';
import { MenuCard } from '../../graphs/menu/MenuCard.js';
import { cardGrid } from '../../layout/parts.js';

/** The cards of graphs that were opened last. */
export function GraphGrid({ graphs, onChanged }: { graphs: readonly GraphSummary[]; onChanged(): void }) {
  return (
    <ul css={cardGrid}>
      {graphs.map((graph) => (
        <li key={graph.gid}>
          <RecentGraph {...{ graph, onChanged }} />
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
