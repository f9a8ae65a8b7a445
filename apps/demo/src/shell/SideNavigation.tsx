/** @jsxImportSource @emotion/react */
import {
  AppstoreAddOutlined,
  AppstoreOutlined,
  ClockCircleOutlined,
  DeleteOutlined,
  HomeOutlined,
  LayoutOutlined,
  MessageOutlined,
  PlusOutlined,
  SettingOutlined,
  StarOutlined,
  SwapOutlined,
  TeamOutlined,
  UsergroupAddOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { NavLink, useNavigate } from 'react-router';
import type { Repository } from '@letu/client';
import { kinds } from '@letu/kinds';
import { KindMark } from '../kinds/KindMark.js';
import { lazyPart } from '../layout/lazyPart.js';
import { SCOPES, type ScopeName } from '../graphs/scopes.js';
import { useRepositories, type Repositories } from '../repositories/useRepositories.js';
import { readAgain } from '../server/queries.js';
import { useServerBack } from '../server/useServerBack.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { column, note, oneLine, unseen } from '../layout/parts.js';
import type { RepositoryDialog } from './RepositoryDialogs.js';

/** It brings every sign there is, of which whoever has no repository shows none. */
const RepositoryIcon = lazyPart(
  async () => (await import('../repositories/RepositoryIcon.js')).RepositoryIcon,
);

const RepositoryDialogs = lazyPart(async () => (await import('./RepositoryDialogs.js')).RepositoryDialogs);

const MARK_SIZE = 20;

const styles = {
  mark: css({ flex: 'none', width: MARK_SIZE, height: MARK_SIZE }),
  side: css(column, {
    gap: 16,
    padding: '12px 8px',
    ul: { display: 'flex', flexDirection: 'column', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
    a: {
      display: 'flex',
      alignItems: 'center',
      gap: 10,
      minHeight: 36,
      padding: '4px 12px',
      borderRadius: 'var(--letu-radius-sm)',
      color: 'var(--letu-text)',
      textDecoration: 'none',
    },
    'a:hover': { background: 'var(--letu-ground)' },
    "a[aria-current='page']": {
      color: 'var(--letu-accent)',
      background: 'var(--letu-accent-soft)',
      fontWeight: 600,
    },
    // All the ways are seen at once on low screens, or nearly.
    '@media (max-height: 960px) and (min-width: 768px)': {
      gap: 8,
      paddingBlock: 8,
      ul: { gap: 0 },
      a: { minHeight: 28, paddingBlock: 1 },
    },
    "&[data-collapsed='true'] a": { justifyContent: 'center', paddingInline: 0 },
    "&[data-collapsed='true'] section": { paddingTop: 12, borderTop: '1px solid var(--letu-border)' },
  }),
  icon: css({ flex: 'none', display: 'grid', placeItems: 'center', width: 20, fontSize: 16 }),
  label: css(oneLine, {
    // Names stay for screen readers and in the hint of the pointer.
    "[data-collapsed='true'] &": unseen,
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    minHeight: 28,
    paddingInline: '12px 4px',
    color: 'var(--letu-text-quiet)',
    h2: { flex: 1, fontSize: 'var(--letu-size-caption)', fontWeight: 400 },
    // Names stay for screen readers and in the hint of the pointer.
    "[data-collapsed='true'] & h2": unseen,
    "[data-collapsed='true'] &": { justifyContent: 'center', minHeight: 0, padding: 0 },
    "[data-collapsed='true'] & button": { display: 'none' },
  }),
  quiet: css(note, { padding: '4px 12px', "[data-collapsed='true'] &": { display: 'none' } }),
  last: css({ paddingTop: 12, borderTop: '1px solid var(--letu-border)' }),
};

const SCOPE_ICONS: Readonly<Record<ScopeName, ReactNode>> = {
  recently: <ClockCircleOutlined aria-hidden="true" />,
  owned: <UserOutlined aria-hidden="true" />,
  shared: <TeamOutlined aria-hidden="true" />,
  favourite: <StarOutlined aria-hidden="true" />,
  all: <AppstoreOutlined aria-hidden="true" />,
};

/** The ways to all lists of graphs: by what one has to do with them, by kind, by repository, and the trash. */
export function SideNavigation({ isCollapsed = false }: { isCollapsed?: boolean }) {
  const { text, locale } = useSettings();
  const { library } = text;
  const repositories = useRepositories();
  return (
    <nav css={styles.side} data-collapsed={isCollapsed} aria-label={library.navigation}>
      <ul>
        <Item to="/welcome" icon={<HomeOutlined aria-hidden="true" />} label={library.start} />
        <Item to="/template" icon={<LayoutOutlined aria-hidden="true" />} label={text.templates.title} />
        <Item to="/chat" icon={<MessageOutlined aria-hidden="true" />} label={text.chat.title} />
        {SCOPES.map((name) => (
          <Item
            key={name}
            to={`/dashboard/${name}`}
            icon={SCOPE_ICONS[name]}
            label={library.scopes[name].title}
          />
        ))}
      </ul>
      <Group title={library.columns.type}>
        {kinds.map((kind) => (
          <Item
            key={kind.kind}
            to={`/dashboard/${kind.type}`}
            icon={<KindMark kind={kind} size={MARK_SIZE} />}
            label={kind.name[locale]}
          />
        ))}
      </Group>
      {repositories && <RepositoryGroups repositories={repositories} />}
      <ul css={styles.last}>
        <Item
          to="/collaborator"
          icon={<UsergroupAddOutlined aria-hidden="true" />}
          label={text.collaborator.title}
        />
        <Item to="/build" icon={<AppstoreAddOutlined aria-hidden="true" />} label={text.build.title} />
        <Item to="/preference" icon={<SettingOutlined aria-hidden="true" />} label={text.preference.title} />
        <Item to="/trash" icon={<DeleteOutlined aria-hidden="true" />} label={library.trash.title} />
      </ul>
    </nav>
  );
}

interface ItemProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly label: string;
}

function Item({ to, icon, label }: ItemProps) {
  return (
    <li>
      <NavLink to={to} title={label}>
        {/* antd's icons bear English names. */}
        <span css={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span css={styles.label}>{label}</span>
      </NavLink>
    </li>
  );
}

interface GroupProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

function Group({ title, tools, children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div css={styles.head}>
        <h2 id={id}>{title}</h2>
        {tools}
      </div>
      <ul>{children}</ul>
    </section>
  );
}

function RepositoryGroups({ repositories }: { repositories: Repositories }) {
  const { text } = useSettings();
  const words = text.library.repository;
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<RepositoryDialog>();
  const [hasOpened, setOpened] = useState(false);
  const open = (which: RepositoryDialog) => {
    setOpened(true);
    setDialog(which);
  };
  const { items, status, hasMore, loadMore } = repositories;
  const reload = () => void readAgain('repository.list');
  useServerBack(status === 'error', reload);
  const own = items.filter(({ role }) => role === 'owner');
  const others = items.filter(({ role }) => role !== 'owner');
  const tools = (
    <>
      {own.length > 1 && (
        <ToolButton
          icon={<SwapOutlined rotate={90} aria-hidden="true" />}
          label={words.arrange}
          onClick={() => open('arrange')}
        />
      )}
      <ToolButton
        icon={<PlusOutlined aria-hidden="true" />}
        label={words.create}
        onClick={() => open('create')}
      />
    </>
  );
  return (
    <>
      <Group title={words.title} tools={tools}>
        {own.map(toItem)}
        {own.length === 0 && status === 'success' && <li css={styles.quiet}>{words.none}</li>}
        {status === 'error' && (
          <li css={styles.quiet}>
            <Button type="link" size="small" onClick={reload}>
              {text.library.loadFailed} · {text.failure.retry}
            </Button>
          </li>
        )}
      </Group>
      {others.length > 0 && <Group title={words.ofOthers}>{others.map(toItem)}</Group>}
      {hasMore && (
        <Button type="link" size="small" onClick={loadMore}>
          {words.more}
        </Button>
      )}
      {hasOpened && (
        <RepositoryDialogs
          dialog={dialog}
          repositories={own}
          onClose={() => setDialog(undefined)}
          onCreated={({ id }) => {
            reload();
            void navigate(`/repository/${id}`);
          }}
          onArranged={reload}
          onMissing={() => setOpened(false)}
        />
      )}
    </>
  );
}

function toItem(repository: Repository) {
  const { id, name } = repository;
  const icon = (
    <RepositoryIcon repository={repository} size={MARK_SIZE} fallback={<span css={styles.mark} />} />
  );
  return <Item key={id} to={`/repository/${id}`} icon={icon} label={name} />;
}

interface ToolButtonProps extends Omit<ItemProps, 'to'> {
  onClick(): void;
}

function ToolButton({ icon, label, onClick }: ToolButtonProps) {
  return <Button type="text" size="small" icon={icon} aria-label={label} title={label} onClick={onClick} />;
}
