import { Navigate, useLoaderData } from 'react-router';
import { editorPath } from '../../routing/editorPath.js';
import { LinkButton } from '../../layout/LinkButton.js';
import { ListPage } from '../../layout/ListPage.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { SharePanels } from '../../share/SharePanels.js';
import type { RevisionData } from './revisionLoader.js';

/** Who may do what with a graph: what its share dialog shows, at an address of its own. */
export function AccessPage() {
  const { graph } = useLoaderData<RevisionData>();
  const { text } = useSettings();
  // Whoever may only look has nothing to say about it.
  if (graph.role !== 'owner' && graph.role !== 'editor') return <Navigate to="/403" replace />;
  return (
    <ListPage
      title={text.sharing.title(graph.title)}
      actions={<LinkButton to={editorPath(graph)}>{text.account.revision.backToEditor}</LinkButton>}
    >
      <div style={{ maxWidth: 720 }}>
        <SharePanels graph={graph} />
      </div>
    </ListPage>
  );
}
