import { Button } from 'antd';
import { useState } from 'react';
import { PasswordDialog } from '../../account/PasswordDialog.js';
import { SessionsDialog } from '../../account/SessionsDialog.js';
import { WaysDialog } from '../../account/WaysDialog.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { Setting, SettingList } from './Setting.js';

const DIALOGS = ['password', 'sessions', 'ways'] as const;

/** Password, devices and ways to sign in. */
export function AccountSettings() {
  const { text } = useSettings();
  const words = text.preference;
  const { menu } = text.account;
  const [open, setOpen] = useState<(typeof DIALOGS)[number]>();
  const close = () => setOpen(undefined);
  return (
    <>
      <SettingList>
        {DIALOGS.map((name) => (
          <Setting key={name} title={menu[name]} hint={words[`${name}Hint`]}>
            <Button aria-label={menu[name]} aria-haspopup="dialog" onClick={() => setOpen(name)}>
              {words.open}
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
