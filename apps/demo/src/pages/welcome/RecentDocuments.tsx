/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useAccount } from '../../account/useAccount.js';
import { useDocuments } from '../../graphs/useDocuments.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { lazyPart } from '../../layout/lazyPart.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { AccountRecents } from './AccountRecents.js';
import { SectionHead } from './SectionHead.js';

/** Cards have menus and draw pictures: more than a browser needs that has nothing yet. */
const DocumentGrid = lazyPart(async () => (await import('./DocumentGrid.js')).DocumentGrid);

const styles = {
  elsewhere: css({
    marginInlineStart: 'auto',
    color: 'var(--letu-text-quiet)',
    '&:hover': { color: 'var(--letu-accent)' },
  }),
};

/** The documents of this browser, the one changed last first. */
export function RecentDocuments() {
  const { text } = useSettings();
  const { data: documents = [], status } = useDocuments();
  return (
    <section aria-labelledby="recent-heading" aria-busy={status === 'pending'}>
      <SectionHead id="recent-heading" title={text.welcome.recent}>
        {documents.length > 0 && <span>{text.welcome.count(documents.length)}</span>}
        <ElsewhereLink />
      </SectionHead>
      {status === 'error' && (
        <Alert
          type="error"
          showIcon
          message={text.welcome.unreadable}
          description={text.welcome.unreadableHint}
        />
      )}
      {status === 'success' && documents.length === 0 && <NoDocuments />}
      {documents.length > 0 && (
        <DocumentGrid
          documents={documents}
          fallback={<Skeleton active title={false} paragraph={{ rows: 4 }} />}
        />
      )}
    </section>
  );
}

/** The way to what is not here: the lists of the account, or without one the trash, which the navigation leads to else. */
function ElsewhereLink() {
  const { text } = useSettings();
  const { user } = useAccount();
  return (
    <Link css={styles.elsewhere} to={user ? '/dashboard' : '/trash'}>
      {user ? text.library.everything : text.library.trash.title}
    </Link>
  );
}

function NoDocuments() {
  const { text } = useSettings();
  const { user } = useAccount();
  // An account may have many that were never opened in this browser.
  if (user) return <AccountRecents />;
  return <EmptyHint title={text.welcome.empty} hint={text.welcome.emptyHint} />;
}
