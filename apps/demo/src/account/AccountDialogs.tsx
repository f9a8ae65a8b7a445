import { PasswordDialog } from './PasswordDialog.js';
import { SessionsDialog } from './SessionsDialog.js';
import { WaysDialog } from './WaysDialog.js';

/** What an account's menu leads to. */
export type AccountDialog = 'sessions' | 'ways' | 'password';

export interface AccountDialogsProps {
  /** The one that is open, if any. */
  readonly dialog: AccountDialog | undefined;
  onClose(): void;
}

/** The dialogs of an account, which are loaded when the first of them is opened. */
export function AccountDialogs({ dialog, onClose }: AccountDialogsProps) {
  return (
    <>
      <SessionsDialog open={dialog === 'sessions'} onClose={onClose} />
      <WaysDialog open={dialog === 'ways'} onClose={onClose} />
      <PasswordDialog open={dialog === 'password'} onClose={onClose} />
    </>
  );
}
