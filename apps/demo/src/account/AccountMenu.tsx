/** @jsxImportSource @emotion/react */
import {
  CloudUploadOutlined,
  HddOutlined,
  KeyOutlined,
  LaptopOutlined,
  LinkOutlined,
  LogoutOutlined,
} from '@ant-design/icons';
import { css } from '@emotion/react';
import { Avatar, Button, Dropdown, Tag, type MenuProps } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loginAddress } from '@letu/client';
import { column } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';
import type { KnownUser } from './knownUser.js';
import { PasswordDialog } from './PasswordDialog.js';
import { SessionsDialog } from './SessionsDialog.js';
import { TakeAlong } from './TakeAlong.js';
import { useAccount } from './useAccount.js';
import { useDeviceCount } from './useDeviceCount.js';
import { useTakeAlong } from './useTakeAlong.js';
import { WaysDialog } from './WaysDialog.js';

const styles = {
  avatar: css({ color: 'var(--letu-on-accent)', background: 'var(--letu-accent)' }),
  user: css(column, {
    maxWidth: 260,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    strong: { color: 'var(--letu-text)' },
  }),
  device: css({
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'center',
    marginInlineEnd: 4,
    color: 'var(--letu-text-quiet)',
    '@media (max-width: 480px)': { display: 'none' },
  }),
};

/** Who is signed in and what they can do about it; without an account, that everything stays here, and the way to sign in. */
export function AccountMenu() {
  const { user, server } = useAccount();
  if (user) return <UserMenu user={user} isOffline={server !== 'present'} />;
  return <DeviceState canSignIn={server !== 'absent'} />;
}

function DeviceState({ canSignIn }: { canSignIn: boolean }) {
  const { text } = useSettings();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { menu, signIn } = text.account;
  return (
    <>
      <Tag
        bordered={false}
        icon={<HddOutlined aria-hidden="true" />}
        css={styles.device}
        data-device-note
        title={menu.onDeviceHint}
      >
        {menu.onDevice}
      </Tag>
      {canSignIn && <Button onClick={() => void navigate(loginAddress(pathname + search))}>{signIn}</Button>}
    </>
  );
}

function UserMenu({ user, isOffline }: { user: KnownUser; isOffline: boolean }) {
  const { text } = useSettings();
  const navigate = useNavigate();
  const { menu, signOut } = text.account;
  const [dialog, setDialog] = useState<'sessions' | 'ways' | 'password'>();
  const close = () => setDialog(undefined);
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
      onClick: () => setDialog('sessions'),
    },
    {
      key: 'ways',
      icon: <LinkOutlined aria-hidden="true" />,
      label: menu.ways,
      disabled: isOffline,
      onClick: () => setDialog('ways'),
    },
    {
      key: 'password',
      icon: <KeyOutlined aria-hidden="true" />,
      label: menu.password,
      disabled: isOffline,
      onClick: () => setDialog('password'),
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
      {isOffline && <Tag bordered={false}>{menu.offline}</Tag>}
      <Dropdown
        menu={{ items }}
        trigger={['click']}
        autoFocus
        placement="bottomRight"
        onOpenChange={(isOpen) => isOpen && recount()}
      >
        <Button
          type="text"
          shape="circle"
          aria-label={menu.label(user.name)}
          aria-haspopup="menu"
          title={user.name}
        >
          <Avatar size={28} css={styles.avatar}>
            {[...user.name][0]?.toUpperCase()}
          </Avatar>
        </Button>
      </Dropdown>
      <TakeAlong user={user} />
      <SessionsDialog open={dialog === 'sessions'} onClose={close} />
      <WaysDialog open={dialog === 'ways'} onClose={close} />
      <PasswordDialog open={dialog === 'password'} onClose={close} />
    </>
  );
}
