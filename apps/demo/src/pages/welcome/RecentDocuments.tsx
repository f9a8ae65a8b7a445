/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '../../account/useAccount.js';
import type { StoredDocument } from '../../documents/document.js';
import { useDocuments } from '../../graphs/useDocuments.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { cardGrid } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { AccountRecents } from './AccountRecents.js';
import { DocumentCard } from './DocumentCard.js';
import { SectionHead } from './SectionHead.js';

const styles = {
  elsewhere: css({
    marginInlineStart: 'auto',
    color: 'var(--letu-text-quiet)',
    '&:hover': { color: 'var(--letu-accent)' },
  }),
  more: css({ marginTop: 24, textAlign: 'center' }),
};

/** How many documents are shown before one asks for all: their thumbnails are pictures of any size. */
const FIRST_SHOWN = 24;

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
      {documents.length > 0 && <DocumentGrid documents={documents} />}
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

function DocumentGrid({ documents }: { documents: readonly StoredDocument[] }) {
  const { text } = useSettings();
  const [all, setAll] = useState(false);
  const shown = all ? documents : documents.slice(0, FIRST_SHOWN);
  return (
    <>
      <ul css={cardGrid}>
        {shown.map((document) => (
          <li key={document.gid}>
            <DocumentCard document={document} />
          </li>
        ))}
      </ul>
      {shown.length < documents.length && (
        <div css={styles.more}>
          <Button onClick={() => setAll(true)}>{text.welcome.showAll(documents.length)}</Button>
        </div>
      )}
    </>
  );
}
