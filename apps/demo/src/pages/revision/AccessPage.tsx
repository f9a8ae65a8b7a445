/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Navigate, useLoaderData } from 'react-router';
import { editorPath } from '../../routing/editorPath.js';
import { LinkButton } from '../../layout/LinkButton.js';
import { ListPage } from '../../layout/ListPage.js';
import { column, panel } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { AccessPanel } from '../../share/AccessPanel.js';
import { LinksPanel } from '../../share/LinksPanel.js';
import type { RevisionData } from './revisionLoader.js';

const styles = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: 20,
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  part: css(panel, column, {
    gap: 12,
    padding: 20,
    h2: { fontSize: 'var(--letu-size-lead)', fontWeight: 600 },
    '@media (max-width: 767px)': { padding: 16 },
  }),
};

/** Who may do what with a graph: its links and its people beside each other, at an address of their own. */
export function AccessPage() {
  const { graph } = useLoaderData<RevisionData>();
  const { text } = useSettings();
  const { gid, title, role } = graph;
  // Whoever may only look has nothing to say about it.
  if (role !== 'owner' && role !== 'editor') return <Navigate to="/403" replace />;
  return (
    <ListPage
      title={text.sharing.title(title)}
      actions={<LinkButton to={editorPath(graph)}>{text.account.revision.backToEditor}</LinkButton>}
    >
      <div css={styles.columns}>
        {role === 'owner' && (
          <section css={styles.part} aria-labelledby="links-heading">
            <h2 id="links-heading">{text.sharing.links}</h2>
            <LinksPanel gid={gid} title={title} />
          </section>
        )}
        <section css={styles.part} aria-labelledby="people-heading">
          <h2 id="people-heading">{text.sharing.people}</h2>
          <AccessPanel on="graph" id={gid} role={role} />
        </section>
      </div>
    </ListPage>
  );
}
