/** @jsxImportSource @emotion/react */
import { DeleteOutlined, EditOutlined, LogoutOutlined, MoreOutlined, TeamOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { App, Button, Dropdown, Modal, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ClientError, type Repository } from '@letu/client';
import { editorPath } from '../kinds/knownKinds.js';
import { GraphTable } from '../graphs/GraphTable.js';
import { NewGraphButton } from '../graphs/NewGraphButton.js';
import { LoadFailed, type LoadFailedProps } from '../layout/LoadFailed.js';
import { EmptyHint } from '../layout/EmptyHint.js';
import { ListPage } from '../layout/ListPage.js';
import { RepositoryDialog } from '../repositories/RepositoryDialog.js';
import { RepositoryIcon } from '../repositories/RepositoryIcon.js';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { asked, readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { AccessPanel } from '../share/AccessPanel.js';
import { NotFoundPage } from './NotFoundPage.js';
import type { NewDocument } from '../graphs/TemplateDialog.js';

const styles = {
  loading: css({ width: '100%', maxWidth: 1360, marginInline: 'auto', padding: 32 }),
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
  const { data, error, isFetching, refetch } = useQuery(asked('repository.show', { params: { id } }));
  if (error instanceof ClientError && (error.status === 404 || error.status === 400)) return <NotFoundPage />;
  if (data) return <ShownRepository key={id} repository={data} />;
  return isFetching ? <Loading /> : <Failed error={error} onRetry={() => void refetch()} />;
}

function Loading() {
  const { text } = useSettings();
  return (
    <div css={styles.loading} role="status" aria-label={text.loading}>
      <Skeleton active avatar paragraph={{ rows: 6 }} />
    </div>
  );
}

function Failed(props: LoadFailedProps) {
  return (
    <div css={styles.loading}>
      <LoadFailed {...props} />
    </div>
  );
}

function ShownRepository({ repository }: { repository: Repository }) {
  const { id, name, role } = repository;
  const { text } = useSettings();
  const navigate = useNavigate();
  const canWrite = role === 'owner' || role === 'editor';
  const begin = async (content: NewDocument) => {
    const graph = await attempt(client.call('graph.create', { body: { ...content, repositoryId: id } }));
    if (graph) await navigate(editorPath(graph));
  };
  const create = canWrite && <NewGraphButton onBegin={(content) => void begin(content)} />;
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
        load={(query, signal) => client.call('repository.graphs', { params: { id }, query, signal })}
        empty={
          <EmptyHint title={text.library.repository.empty} hint={text.library.repository.emptyHint}>
            {create}
          </EmptyHint>
        }
      />
    </ListPage>
  );
}

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

function RepositoryTools({ repository }: { repository: Repository }) {
  const { id, name, role, visibility } = repository;
  const { text } = useSettings();
  const words = text.library.repository;
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const [shown, setShown] = useState<'edit' | 'members'>();
  const goneTo = async (work: Promise<unknown>) => {
    if ((await attempt(work)) === undefined) return;
    void readAgain('repository.list');
    await navigate('/dashboard/all');
  };
  const confirmDeletion = () =>
    void modal.confirm({
      title: words.deleteTitle(name),
      content: words.deleteHint,
      okText: words.delete,
      cancelText: text.cancel,
      okButtonProps: { danger: true },
      onOk: () => goneTo(client.call('repository.delete', { params: { id } })),
    });
  const ownerItems = [
    {
      key: 'edit',
      icon: <EditOutlined aria-hidden="true" />,
      label: words.edit,
      onClick: () => setShown('edit'),
    },
    {
      key: 'delete',
      icon: <DeleteOutlined aria-hidden="true" />,
      label: words.delete,
      danger: true,
      onClick: confirmDeletion,
    },
  ];
  const leaveItem = {
    key: 'leave',
    icon: <LogoutOutlined aria-hidden="true" />,
    label: words.leave,
    danger: true,
    onClick: () => void goneTo(client.call('repository.leave', { params: { id } })),
  };
  // Whoever merely sees it because everyone here does has nothing to give up.
  const others = visibility === 'private' ? [leaveItem] : [];
  const items = role === 'owner' ? ownerItems : others;
  return (
    <>
      {(role === 'owner' || role === 'editor') && (
        <Button icon={<TeamOutlined aria-hidden="true" />} onClick={() => setShown('members')}>
          {words.members}
        </Button>
      )}
      {items.length > 0 && (
        <Dropdown menu={{ items }} trigger={['click']} autoFocus placement="bottomRight">
          <Button
            icon={<MoreOutlined aria-hidden="true" />}
            aria-label={text.welcome.actions(name)}
            aria-haspopup="menu"
          />
        </Dropdown>
      )}
      <RepositoryDialog
        open={shown === 'edit'}
        repository={repository}
        onClose={() => setShown(undefined)}
        onSaved={() => void readAgain('repository.list', 'repository.show')}
      />
      <Modal
        open={shown === 'members'}
        title={words.membersOf(name)}
        footer={null}
        width={640}
        onCancel={() => setShown(undefined)}
        destroyOnClose
      >
        <AccessPanel on="repository" id={id} role={role} />
      </Modal>
    </>
  );
}
