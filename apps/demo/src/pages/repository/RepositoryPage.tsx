/** @jsxImportSource @emotion/react */
import { SettingOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Tag } from 'antd';
import { useParams } from 'react-router';
import type { Repository } from '@letu/client';
import { mayEdit } from '../../documents/mayEdit.js';
import { GraphTable, type GraphTableProps } from '../../graphs/GraphTable.js';
import { NewGraphButton } from '../../graphs/NewGraphButton.js';
import { EmptyHint } from '../../layout/EmptyHint.js';
import { LinkButton } from '../../layout/LinkButton.js';
import { ListPage } from '../../layout/ListPage.js';
import { RepositoryIcon } from '../../repositories/RepositoryIcon.js';
import { WithRepository } from './WithRepository.js';
import { useRepositories } from '../../repositories/useRepositories.js';
import { isAway } from '../../server/isAway.js';
import { client } from '../../server/client.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const styles = {
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 4,
    marginTop: 4,
    color: 'var(--letu-text-quiet)',
  }),
};

/** A repository and its graphs. */
export function RepositoryPage() {
  const { id = '' } = useParams();
  return (
    <WithRepository id={id} away={<AwayRepository key={id} id={id} />}>
      {(repository) => <ShownRepository key={id} repository={repository} />}
    </WithRepository>
  );
}

function ShownRepository({ repository }: { repository: Repository }) {
  const { id, name } = repository;
  const { text } = useSettings();
  const create = mayEdit(repository.role) && <NewGraphButton into={id} />;
  return (
    <ListPage
      title={name}
      icon={<RepositoryIcon repository={repository} size={48} />}
      about={<About repository={repository} />}
      actions={
        <>
          <RepositoryTools repository={repository} />
          {create}
        </>
      }
    >
      <GraphTable
        label={name}
        isOneRepository
        {...graphsOf(id)}
        empty={
          <EmptyHint title={text.library.repository.empty} hint={text.library.repository.emptyHint}>
            {create}
          </EmptyHint>
        }
      />
    </ListPage>
  );
}

/** The graphs of a repository that are on this device, while the server cannot be asked about it. */
function AwayRepository({ id }: { id: string }) {
  const { text } = useSettings();
  const repository = useRepositories()?.items.find((one) => one.id === id);
  const name = repository?.name ?? text.library.columns.repository;
  // Where it is not known whether one may, the server tells later, and keeps outside of it what may not be in there.
  const canBegin = !repository || mayEdit(repository.role);
  return (
    <ListPage title={name} actions={canBegin && <NewGraphButton into={id} />}>
      <GraphTable label={name} isOneRepository {...graphsOf(id)} empty={null} />
    </ListPage>
  );
}

const graphsOf = (id: string): Pick<GraphTableProps, 'load' | 'belongs'> => ({
  load: (query, signal) =>
    // What this device has is listed where the server cannot be asked.
    client.call('repository.graphs', { params: { id }, query, signal, silent: isAway }),
  belongs: ({ repositoryId }) => repositoryId === id,
});

function About({ repository }: { repository: Repository }) {
  const { text } = useSettings();
  const { description, owner, role, visibility } = repository;
  const words = text.library.repository;
  return (
    <>
      {description !== '' && <p>{description}</p>}
      <div css={styles.facts}>
        <Tag bordered={false}>{words.visibilities[visibility]}</Tag>
        {role !== 'owner' && <Tag bordered={false}>{text.sharing.roles[role]}</Tag>}
        {role !== 'owner' && <span>{words.ownedBy(owner.name)}</span>}
      </div>
    </>
  );
}

function RepositoryTools({ repository: { id, role, visibility } }: { repository: Repository }) {
  const { text } = useSettings();
  const words = text.library.repository;
  // Whoever merely sees it because everyone here does has nothing to change or to give up.
  if (role !== 'owner' && role !== 'editor' && visibility !== 'private') return null;
  return (
    <LinkButton to={`/reposettings/${id}/display`} icon={<SettingOutlined aria-hidden="true" />}>
      {words.settings}
    </LinkButton>
  );
}
