/** @jsxImportSource @emotion/react */
import { DownOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Avatar, Button, Popconfirm, Tag } from 'antd';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Collaborator, Reach } from '@letu/client';
import { KindMark } from '../../kinds/KindMark.js';
import { column, note, oneLine, panel, plainList, tile } from '../../layout/parts.js';
import { editorPath, kindOfDocument } from '../../routing/editorPath.js';
import { attempt } from '../../server/attempt.js';
import { client } from '../../server/client.js';
import { readAgain } from '../../server/queries.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { toasts } from '../../plain/toasts.js';
import { RoleSelect, type GrantableRole } from '../../share/RoleSelect.js';

const styles = {
  card: css(panel, { padding: '4px 16px' }),
  head: css({ display: 'flex', alignItems: 'center', gap: 12, padding: '10px 0' }),
  name: css(column, {
    flex: 1,
    minWidth: 0,
    '&& h2': css(oneLine, { fontSize: 'inherit', fontWeight: 600 }),
  }),
  turned: css({ rotate: '180deg' }),
  part: css({
    paddingBottom: 10,
    borderTop: '1px solid var(--letu-border)',
    h3: css(note, { margin: 0, padding: '8px 0 0', fontWeight: 400 }),
  }),
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    minHeight: 44,
    a: css(oneLine, { flex: '1 1 90px', color: 'inherit', textDecoration: 'none' }),
    'a:hover': { color: 'var(--letu-accent)' },
  }),
  sign: css(tile, { width: 22, height: 22, color: 'var(--letu-text-quiet)', fontSize: 12 }),
  foot: css({ textAlign: 'end' }),
};

const changed = () => readAgain('collaborator.list');

export interface PersonCardProps {
  readonly collaborator: Collaborator;
  /** Whether what is shared is shown until its reader says otherwise. */
  readonly isOpen: boolean;
}

/** Someone with whom one shares something, and what. */
export function PersonCard({ collaborator, isOpen }: PersonCardProps) {
  const { text } = useSettings();
  const words = text.collaborator;
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const isShown = chosen ?? isOpen;
  const { person, given, received } = collaborator;
  return (
    <article css={styles.card} aria-labelledby={id}>
      <div css={styles.head}>
        <Avatar {...(person.image ? { src: person.image } : {})} alt="">
          {[...person.name][0]}
        </Avatar>
        <div css={styles.name}>
          <h2 id={id}>{person.name}</h2>
          <span css={note}>{words.count(given.length, received.length)}</span>
        </div>
        <Button
          type="text"
          icon={<DownOutlined css={isShown && styles.turned} aria-hidden="true" />}
          aria-label={words.show(person.name)}
          aria-expanded={isShown}
          onClick={() => setChosen(!isShown)}
        />
      </div>
      {isShown && given.length > 0 && <Given person={person} given={given} />}
      {isShown && received.length > 0 && (
        <div css={styles.part}>
          <h3>{words.received}</h3>
          <ul css={plainList}>
            {received.map((reach) => (
              <li key={reach.id} css={styles.row}>
                <ReachLink reach={reach} />
                <Tag bordered={false}>{text.sharing.roles[reach.role]}</Tag>
                <Leave reach={reach} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}

/** What one has shared with someone: as what, and no longer. */
function Given({ person, given }: Pick<Collaborator, 'person' | 'given'>) {
  const { text } = useSettings();
  const words = text.collaborator;
  const grant = async ({ on, id }: Reach, role: GrantableRole) => {
    await attempt(client.call(`${on}.grant`, { params: { id, userId: person.id }, body: { role } }));
    await changed();
  };
  const revoke = (reaches: readonly Reach[]) => async () => {
    for (const { on, id } of reaches) {
      if (!(await attempt(client.call(`${on}.revoke`, { params: { id, userId: person.id } })))) break;
    }
    if (reaches.length > 1) toasts.success(words.removed(person.name));
    await changed();
  };
  return (
    <div css={styles.part}>
      <h3>{words.given}</h3>
      <ul css={plainList}>
        {given.map((reach) => (
          <li key={reach.id} css={styles.row}>
            <ReachLink reach={reach} />
            <RoleSelect
              label={words.roleIn(person.name, reach.title)}
              value={reach.role}
              onChange={(role) => void grant(reach, role)}
            />
            <Popconfirm
              title={`${words.removeFrom(person.name, reach.title)}？`}
              okText={text.sharing.revoke}
              cancelText={text.cancel}
              okButtonProps={{ danger: true }}
              onConfirm={revoke([reach])}
            >
              <Button type="text" size="small" danger aria-label={words.removeFrom(person.name, reach.title)}>
                {text.sharing.revoke}
              </Button>
            </Popconfirm>
          </li>
        ))}
      </ul>
      {given.length > 1 && (
        <div css={styles.foot}>
          <Popconfirm
            title={words.removeAllTitle(person.name)}
            description={words.removeAllHint(given.length)}
            okText={text.sharing.revoke}
            cancelText={text.cancel}
            okButtonProps={{ danger: true }}
            onConfirm={revoke(given)}
          >
            <Button type="text" size="small" danger>
              {words.removeAll}
            </Button>
          </Popconfirm>
        </div>
      )}
    </div>
  );
}

function Leave({ reach: { on, id, title } }: { reach: Reach }) {
  const { text } = useSettings();
  const words = text.collaborator;
  const leave = async () => {
    await attempt(client.call(`${on}.leave`, { params: { id } }));
    await Promise.all([changed(), readAgain('repository.list')]);
  };
  return (
    <Popconfirm
      title={words.leaveTitle(title)}
      okText={words.leave}
      cancelText={text.cancel}
      okButtonProps={{ danger: true }}
      onConfirm={leave}
    >
      <Button type="text" size="small" danger aria-label={words.leaveOf(title)}>
        {words.leave}
      </Button>
    </Popconfirm>
  );
}

/** The way to something that is shared. */
function ReachLink({ reach: { on, id, title, type } }: { reach: Reach }) {
  const kind = type === null ? undefined : kindOfDocument(type);
  return (
    <>
      {kind ? <KindMark kind={kind} size={22} /> : <span css={styles.sign}>▦</span>}
      <Link to={on === 'repository' || type === null ? `/repository/${id}` : editorPath({ type, gid: id })}>
        {title}
      </Link>
    </>
  );
}
