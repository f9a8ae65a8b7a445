import { Button } from 'antd';
import { useState } from 'react';
import { PasswordDialog } from '../../account/PasswordDialog.js';
import { SessionsDialog } from '../../account/SessionsDialog.js';
import { WaysDialog } from '../../account/WaysDialog.js';
import type { KnownUser } from '../../account/knownUser.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { ProfileSetting } from './ProfileSetting.js';
import { Setting, SettingList } from './Setting.js';

const DIALOGS = ['password', 'sessions', 'ways'] as const;

/** Name, password, devices and ways to sign in. */
export function AccountSettings({ user }: { user: KnownUser }) {
  const { text } = useSettings();
  const words = text.preference;
  const { menu } = text.account;
  const [open, setOpen] = useState<(typeof DIALOGS)[number]>();
  const close = () => setOpen(undefined);
  return (
    <>
      <SettingList>
        <ProfileSetting user={user} />
        {DIALOGS.map((name) => (
          <Setting key={name} title={menu[name]} hint={words[`${name}Hint`]}>
            <Button aria-haspopup="dialog" onClick={() => setOpen(name)}>
              {words.accountActions[name]}
            </Button>
          </Setting>
        ))}
      </SettingList>
      <PasswordDialog open={open === 'password'} onClose={close} />
      <SessionsDialog open={open === 'sessions'} onClose={close} />
      <WaysDialog open={open === 'ways'} onClose={close} />
    </>
  );
}
