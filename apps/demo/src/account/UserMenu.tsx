/** @jsxImportSource @emotion/react */
import {
  CloudUploadOutlined,
  KeyOutlined,
  LaptopOutlined,
  LinkOutlined,
  LogoutOutlined,
} from '@ant-design/icons';
import { css } from '@emotion/react';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '../layout/lazyPart.js';
import { MenuButton } from '../layout/MenuButton.js';
import { column, note } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';
import type { AccountDialog } from './AccountDialogs.js';
import type { KnownUser } from './knownUser.js';
import { TakeAlong } from './TakeAlong.js';
import { useDeviceCount } from './useDeviceCount.js';
import { useTakeAlong } from './useTakeAlong.js';

const AccountDialogs = lazyPart(async () => (await import('./AccountDialogs.js')).AccountDialogs);

const styles = {
  avatar: css({
    display: 'block',
    minWidth: 28,
    borderRadius: '50%',
    color: 'var(--letu-on-accent)',
    background: 'var(--letu-accent)',
    fontSize: 18,
    lineHeight: '28px',
  }),
  offline: css(note, {
    marginInlineEnd: 8,
    padding: '1px 8px',
    borderRadius: 'var(--letu-radius-sm)',
    background: 'var(--letu-ground)',
  }),
  user: css(column, {
    maxWidth: 260,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    strong: { color: 'var(--letu-text)' },
  }),
};

/** Who is signed in, and what they can do about it. */
export function UserMenu({ user, isOffline }: { user: KnownUser; isOffline: boolean }) {
  const { text } = useSettings();
  const navigate = useNavigate();
  const { menu, signOut } = text.account;
  const [dialog, setDialog] = useState<AccountDialog>();
  const [hasOpened, setOpened] = useState(false);
  const open = (which: AccountDialog) => {
    setOpened(true);
    setDialog(which);
  };
  const takeAlong = useTakeAlong(user);
  const [onDevice, recount] = useDeviceCount();
  const items: MenuProps['items'] = [
    {
      key: 'user',
      type: 'group',
      label: (
        <span css={styles.user}>
          <strong>{user.name}</strong>
          {user.email}
        </span>
      ),
    },
    { type: 'divider' },
    {
      key: 'sessions',
      icon: <LaptopOutlined aria-hidden="true" />,
      label: menu.sessions,
      disabled: isOffline,
      onClick: () => open('sessions'),
    },
    {
      key: 'ways',
      icon: <LinkOutlined aria-hidden="true" />,
      label: menu.ways,
      disabled: isOffline,
      onClick: () => open('ways'),
    },
    {
      key: 'password',
      icon: <KeyOutlined aria-hidden="true" />,
      label: menu.password,
      disabled: isOffline,
      onClick: () => open('password'),
    },
    ...(onDevice > 0
      ? [
          {
            key: 'takeAlong',
            icon: <CloudUploadOutlined aria-hidden="true" />,
            label: text.account.takeAlong.item(onDevice),
            onClick: () => void takeAlong(),
          },
        ]
      : []),
    { type: 'divider' },
    {
      key: 'signOut',
      icon: <LogoutOutlined aria-hidden="true" />,
      label: signOut,
      onClick: () => void navigate('/logout'),
    },
  ];
  return (
    <>
      {isOffline && <span css={styles.offline}>{menu.offline}</span>}
      <MenuButton
        label={menu.label(user.name)}
        icon={<span css={styles.avatar}>{[...user.name][0]?.toUpperCase()}</span>}
        shape="circle"
        items={items}
        onPress={recount}
      />
      <TakeAlong user={user} />
      {hasOpened && (
        <AccountDialogs
          dialog={dialog}
          onClose={() => setDialog(undefined)}
          onMissing={() => setOpened(false)}
        />
      )}
    </>
  );
}
