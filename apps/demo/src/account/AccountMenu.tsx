/** @jsxImportSource @emotion/react */
import { HddOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router';
import { loginAddress } from '@letu/client';
import { useSettings } from '../settings/SettingsProvider.js';
import { useAccount } from './useAccount.js';
import { UserMenu } from './userMenuPart.js';

const styles = {
  device: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    marginInlineEnd: 8,
    color: 'var(--letu-text-quiet)',
    fontSize: 'var(--letu-size-caption)',
    '@media (max-width: 480px)': { display: 'none' },
  }),
  place: css({ width: 32, height: 32 }),
};

/** Who is signed in and what they can do about it; without an account, that everything stays here, and the way to sign in. */
export function AccountMenu() {
  const { user, server } = useAccount();
  if (!user) return <DeviceState canSignIn={server !== 'absent'} />;
  return <UserMenu user={user} isOffline={server !== 'present'} fallback={<span css={styles.place} />} />;
}

function DeviceState({ canSignIn }: { canSignIn: boolean }) {
  const { text } = useSettings();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { menu, signIn } = text.account;
  return (
    <>
      <span css={styles.device} data-device-note title={menu.onDeviceHint}>
        <HddOutlined aria-hidden="true" />
        {menu.onDevice}
      </span>
      {canSignIn && <Button onClick={() => void navigate(loginAddress(pathname + search))}>{signIn}</Button>}
    </>
  );
}
