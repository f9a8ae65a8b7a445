import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { Repository } from '@letu/client';
import { LinkButton } from '../../layout/LinkButton.js';
import { ListPage } from '../../layout/ListPage.js';
import { NamedTabs } from '../../layout/NamedTabs.js';
import { RepositoryForm, type RepositoryFields } from '../../repositories/RepositoryForm.js';
import { RepositoryIcon } from '../../repositories/RepositoryIcon.js';
import { WithRepository } from './WithRepository.js';
import { attempt } from '../../server/attempt.js';
import { client } from '../../server/client.js';
import { readAgain } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { toasts } from '../../plain/toasts.js';
import { AccessPanel } from '../../share/AccessPanel.js';

/** The parts of the settings, which are the last part of their addresses. */
const SECTIONS = ['display', 'members', 'delete'] as const;

type Section = (typeof SECTIONS)[number];

const isSection = (name: string | undefined): name is Section => SECTIONS.includes(name as Section);

/** What can be set about a repository: how it shows itself, who belongs to it, and its end. */
export function RepositorySettingsPage() {
  const { id = '', '*': section } = useParams();
  if (!isSection(section)) return <Navigate to={`/reposettings/${id}/display`} replace />;
  return (
    <WithRepository id={id}>
      {(repository) => <Settings key={id} repository={repository} section={section} />}
    </WithRepository>
  );
}

interface SettingsProps {
  readonly repository: Repository;
  readonly section: Section;
}

function Settings({ repository, section }: SettingsProps) {
  const { id, name, role } = repository;
  const { text } = useSettings();
  const words = text.library.repository;
  const navigate = useNavigate();
  const isOwner = role === 'owner';
  const shown: Readonly<Record<Section, { readonly label: string; readonly content: React.ReactNode }>> = {
    display: { label: words.display, content: <Display repository={repository} /> },
    members: { label: words.members, content: <Members repository={repository} /> },
    delete: isOwner
      ? { label: words.delete, content: <Deletion repository={repository} /> }
      : { label: words.leave, content: <Leaving repository={repository} /> },
  };
  const canSeeMembers = isOwner || role === 'editor';
  const items = SECTIONS.filter((key) => key !== 'members' || canSeeMembers).map((key) => ({
    key,
    label: shown[key].label,
    children: shown[key].content,
  }));
  return (
    <ListPage
      title={words.settingsOf(name)}
      icon={<RepositoryIcon repository={repository} size={48} />}
      about={repository.description === '' ? undefined : <p>{repository.description}</p>}
      actions={<LinkButton to={`/repository/${id}`}>{words.open}</LinkButton>}
    >
      <NamedTabs
        activeKey={section}
        onChange={(key) => void navigate(`/reposettings/${id}/${key}`)}
        items={items}
        destroyInactiveTabPane
      />
    </ListPage>
  );
}

/** Forms are as wide as their lines can be read. */
const form = { maxWidth: 640 };

function Members({ repository: { id, role } }: { repository: Repository }) {
  return (
    <div style={form}>
      <AccessPanel on="repository" id={id} role={role} />
    </div>
  );
}

function Display({ repository }: { repository: Repository }) {
  const { text } = useSettings();
  const words = text.library.repository;
  const [fields] = Form.useForm<RepositoryFields>();
  const [isSaving, setIsSaving] = useState(false);
  const isReadOnly = repository.role !== 'owner';
  return (
    <div style={form}>
      {isReadOnly && <Alert type="info" showIcon message={words.ownerOnly} style={{ marginBottom: 16 }} />}
      <RepositoryForm
        form={fields}
        repository={repository}
        isReadOnly={isReadOnly}
        onSaving={setIsSaving}
        onSaved={() => {
          toasts.success(words.saved);
          void readAgain('repository.list', 'repository.show');
        }}
      />
      {!isReadOnly && (
        <Button type="primary" loading={isSaving} onClick={() => fields.submit()}>
          {text.library.save}
        </Button>
      )}
    </div>
  );
}

/** Ends what somebody has to do with a repository, and leads to what they still have. */
function useEnd() {
  const navigate = useNavigate();
  const [isEnding, setIsEnding] = useState(false);
  const end = async (work: Promise<unknown>) => {
    setIsEnding(true);
    const done = await attempt(work);
    setIsEnding(false);
    if (done === undefined) return;
    void readAgain('repository.list');
    await navigate('/dashboard/all');
  };
  return { isEnding, end };
}

function Deletion({ repository: { id, name } }: { repository: Repository }) {
  const { text } = useSettings();
  const words = text.library.repository;
  const { isEnding, end } = useEnd();
  const [typed, setTyped] = useState('');
  const isMeant = typed.trim() === name;
  return (
    <Form
      layout="vertical"
      style={form}
      onFinish={() => isMeant && void end(client.call('repository.delete', { params: { id } }))}
    >
      <Alert type="warning" showIcon message={words.deleteTitle(name)} description={words.deleteHint} />
      <Form.Item label={words.typeName(name)} htmlFor="repository-name" style={{ marginTop: 16 }}>
        <Input
          id="repository-name"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Form.Item>
      <Button danger type="primary" htmlType="submit" disabled={!isMeant} loading={isEnding}>
        {words.delete}
      </Button>
    </Form>
  );
}

function Leaving({ repository: { id, name } }: { repository: Repository }) {
  const { text } = useSettings();
  const words = text.library.repository;
  const { isEnding, end } = useEnd();
  return (
    <div style={form}>
      <Alert type="warning" showIcon message={words.leaveTitle(name)} description={words.leaveHint} />
      <Button
        danger
        style={{ marginTop: 16 }}
        loading={isEnding}
        onClick={() => void end(client.call('repository.leave', { params: { id } }))}
      >
        {words.leave}
      </Button>
    </div>
  );
}
