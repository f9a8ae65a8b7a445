/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Avatar, Button, Popconfirm, Skeleton, Tag } from 'antd';
import { useRef, useState } from 'react';
import type { Data, Role } from '@letu/client';
import { LoadFailed } from '../server/LoadFailed.js';
import { column, note, plainList } from '../layout/parts.js';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { asked, readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { CopyField } from './CopyField.js';
import { invitationAddress } from './invitationAddress.js';
import { InviteForm } from './InviteForm.js';
import { RoleSelect, type GrantableRole } from './RoleSelect.js';

const styles = {
  panel: css(column, { gap: 16 }),
  list: css(plainList, { '&:focus': { outline: 'none' } }),
  hint: css({ marginBottom: 8, color: 'var(--letu-text-quiet)' }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    padding: '8px 0',
    '& + &': { borderTop: '1px solid var(--letu-border)' },
  }),
  name: css(column, { flex: 1, minWidth: '8em', overflowWrap: 'anywhere' }),
  note: css(note, { lineHeight: 'var(--letu-height-caption)' }),
  pending: css({ '&&': { color: 'var(--letu-text-quiet)', background: 'var(--letu-sunken)' } }),
};

export interface AccessPanelProps {
  readonly on: 'graph' | 'repository';
  readonly id: string;
  /** What the caller may do. */
  readonly role: Role;
}

type Grant = Data<'graph.access'>[number];
type Invitation = Data<'graph.invitations'>[number];

/** Who may see a graph or a repository; its owner may change that, and invite others. */
export function AccessPanel({ on, id, role }: AccessPanelProps) {
  const isOwner = role === 'owner';
  const { text } = useSettings();
  const [invited, setInvited] = useState<Data<'graph.invite'>>();
  const list = useRef<HTMLUListElement>(null);
  const grants = useQuery(asked(`${on}.access`, { params: { id } }));
  const invitations = useQuery({ ...asked(`${on}.invitations`, { params: { id } }), enabled: isOwner });
  const inherited = useInherited(on, id).filter(
    ({ user }) => !grants.data?.some((grant) => grant.user.id === user.id),
  );
  const reload = () => void readAgain(`${on}.access`, `${on}.invitations`);
  const removed = () => {
    reload();
    // The button that was pressed goes away, and the keyboard's place with it.
    list.current?.focus();
  };
  if (!grants.data || (isOwner && !invitations.data)) {
    const error = grants.error ?? invitations.error;
    if (error) return <LoadFailed error={error} onRetry={reload} />;
    return <Skeleton active avatar paragraph={{ rows: 2 }} />;
  }
  return (
    <div css={styles.panel}>
      {isOwner && (
        <InviteForm
          on={on}
          id={id}
          onInvited={(invitation) => {
            setInvited(invitation);
            reload();
          }}
        />
      )}
      {invited !== undefined && (
        <div>
          <p css={styles.hint}>{text.sharing.inviteLinkHint}</p>
          <CopyField primary value={invitationAddress(invited.token)} label={text.sharing.inviteLink} />
        </div>
      )}
      <ul ref={list} tabIndex={-1} css={styles.list} aria-label={text.sharing.people}>
        {grants.data.map((grant) => (
          <Person
            key={grant.user.id}
            {...{ on, id, grant, isOwner }}
            onChanged={reload}
            onRemoved={removed}
          />
        ))}
        {inherited.map((grant) => (
          <Inherited key={grant.user.id} grant={grant} />
        ))}
        {invitations.data?.map((invitation) => (
          <Invited
            key={invitation.id}
            {...{ on, id, invitation }}
            onRemoved={() => {
              // What has been taken back opens nothing any more.
              setInvited((last) => (last?.id === invitation.id ? undefined : last));
              removed();
            }}
          />
        ))}
      </ul>
    </div>
  );
}

/** Returns who may see a graph because they may see the repository that it lies in. */
function useInherited(on: AccessPanelProps['on'], id: string): readonly Grant[] {
  // Silent: without them, the list says who was let in here.
  const { data: graph } = useQuery({
    ...asked('graph.summary', { params: { gid: id }, silent: true }),
    enabled: on === 'graph',
  });
  const repository = graph?.repositoryId ?? undefined;
  const { data = [] } = useQuery({
    ...asked('repository.access', { params: { id: repository ?? '' }, silent: true }),
    enabled: repository !== undefined,
  });
  return data;
}

function Inherited({ grant: { user, role } }: { grant: Grant }) {
  const { sharing } = useSettings().text;
  return (
    <li css={styles.row}>
      <Face user={user} />
      <span css={styles.name}>
        {user.name}
        <span css={styles.note}>{sharing.byRepository}</span>
      </span>
      <Tag bordered={false}>{sharing.roles[role]}</Tag>
    </li>
  );
}

const Face = ({ user }: Pick<Grant, 'user'>) => (
  <Avatar size="small" {...(user.image ? { src: user.image } : {})} alt="">
    {[...user.name][0]}
  </Avatar>
);

interface ItemProps extends Pick<AccessPanelProps, 'on' | 'id'> {
  onRemoved(): void;
}

interface PersonProps extends ItemProps {
  readonly grant: Grant;
  readonly isOwner: boolean;
  onChanged(): void;
}

function Person({ on, id, grant, isOwner, onChanged, onRemoved }: PersonProps) {
  const { text } = useSettings();
  const { sharing } = text;
  const { user, role } = grant;
  const params = { id, userId: user.id };
  const change = async (next: GrantableRole) => {
    await attempt(client.call(`${on}.grant`, { params, body: { role: next } }));
    onChanged();
  };
  const revoke = async () => {
    await attempt(client.call(`${on}.revoke`, { params }));
    onRemoved();
  };
  return (
    <li css={styles.row}>
      <Face user={user} />
      <span css={styles.name}>{user.name}</span>
      {role === 'owner' || !isOwner ? (
        <Tag bordered={false}>{sharing.roles[role]}</Tag>
      ) : (
        <>
          <RoleSelect label={sharing.roleOf(user.name)} value={role} onChange={(next) => void change(next)} />
          <Popconfirm
            title={sharing.revokeTitle(user.name)}
            okText={sharing.revoke}
            cancelText={text.cancel}
            okButtonProps={{ danger: true }}
            onConfirm={revoke}
          >
            <Button type="text" size="small" danger aria-label={sharing.revokeOf(user.name)}>
              {sharing.revoke}
            </Button>
          </Popconfirm>
        </>
      )}
    </li>
  );
}

function Invited({ on, id, invitation, onRemoved }: ItemProps & { invitation: Invitation }) {
  const { text, locale } = useSettings();
  const { sharing } = text;
  const { email, role, expiresAt } = invitation;
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(expiresAt);
  const name = email ?? sharing.byLink;
  const takeBack = async () => {
    await attempt(client.call(`${on}.uninvite`, { params: { id, invitationId: invitation.id } }));
    onRemoved();
  };
  return (
    <li css={styles.row}>
      <Avatar size="small" css={styles.pending} alt="">
        …
      </Avatar>
      <span css={styles.name}>
        {name}
        <span css={styles.note}>{sharing.invitedUntil(until)}</span>
      </span>
      <Tag bordered={false}>{sharing.roles[role]}</Tag>
      <Button
        type="text"
        size="small"
        danger
        aria-label={sharing.takeBackOf(name)}
        onClick={() => void takeBack()}
      >
        {sharing.takeBack}
      </Button>
    </li>
  );
}
