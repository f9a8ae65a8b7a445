/** @jsxImportSource @emotion/react */
import { SearchOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Collaborator } from '@letu/client';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { LinkButton } from '../../layout/LinkButton.js';
import { ListPage } from '../../layout/ListPage.js';
import { LoadFailed } from '../../server/LoadFailed.js';
import { column, plainList, quiet } from '../../layout/parts.js';
import { isAway } from '../../server/isAway.js';
import { asked } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { ReceivedInvitations } from '../../share/ReceivedInvitations.js';
import { InvitationPage } from '../InvitationPage.js';
import { PersonCard } from './PersonCard.js';
import { SentInvitations } from './SentInvitations.js';

const styles = {
  page: css(column, { gap: 32, h2: { fontSize: 'var(--letu-size-lead)', fontWeight: 600 } }),
  people: css(column, { gap: 12 }),
  list: css(plainList, column, { gap: 12 }),
  search: css({ '&&': { maxWidth: 320 } }),
};

/** The people one works with, or the invitation that the address names. */
export function CollaboratorPage() {
  const [params] = useSearchParams();
  const token = params.get('invitation');
  return token ? <InvitationPage token={token} /> : <Collaborators />;
}

function Collaborators() {
  const { text } = useSettings();
  const words = text.collaborator;
  return (
    <ListPage title={words.title} about={<p>{words.about}</p>}>
      <div css={styles.page}>
        <ReceivedInvitations />
        <People />
        <SentInvitations />
      </div>
    </ListPage>
  );
}

function People() {
  const { text } = useSettings();
  const words = text.collaborator;
  const [query, setQuery] = useState('');
  const { data, error, refetch } = useQuery(
    // It is said where they would be.
    asked('collaborator.list', { silent: isAway }),
  );
  if (!data) {
    if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />;
    return <Skeleton active avatar paragraph={{ rows: 3 }} />;
  }
  if (data.length === 0) {
    return (
      <EmptyHint title={words.empty} hint={words.emptyHint}>
        <LinkButton to="/dashboard/owned">{words.goShare}</LinkButton>
      </EmptyHint>
    );
  }
  const found = data.filter((one) => matches(one, query));
  return (
    <section css={styles.people} aria-label={words.people}>
      <Input
        css={styles.search}
        type="search"
        prefix={<SearchOutlined aria-hidden="true" />}
        value={query}
        aria-label={words.search}
        placeholder={words.search}
        onChange={({ target }) => setQuery(target.value)}
      />
      <ul css={styles.list}>
        {found.map((collaborator) => (
          <li key={collaborator.person.id}>
            <PersonCard collaborator={collaborator} isOpen={data.length === 1 || query.trim() !== ''} />
          </li>
        ))}
      </ul>
      <p css={quiet} role="status">
        {found.length === 0 && words.notFound(query.trim())}
      </p>
    </section>
  );
}

/** Tells whether someone, or something shared with them, is called so. */
function matches({ person, given, received }: Collaborator, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return [person.name, ...[...given, ...received].map(({ title }) => title)].some((name) =>
    name.toLowerCase().includes(wanted),
  );
}
