/** @jsxImportSource @emotion/react */
import { Alert, Button, Spin } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { signOut } from '../../account/account.js';
import { quiet } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { LoginFrame } from './LoginFrame.js';

/** Signs out, and says what is left on this device. */
export function LogoutPage() {
  const { text } = useSettings();
  const { signedOut } = text.account;
  const navigate = useNavigate();
  const [kept, setKept] = useState<number>();

  useEffect(() => {
    void signOut().then(setKept);
  }, []);

  if (kept === undefined) {
    return (
      <LoginFrame title={signedOut.leaving}>
        <Spin aria-label={signedOut.leaving} />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={signedOut.title}>
      {kept > 0 ? (
        <Alert type="warning" showIcon message={signedOut.kept(kept)} />
      ) : (
        <p css={quiet}>{signedOut.hint}</p>
      )}
      <Button block type="primary" size="large" onClick={() => void navigate('/login', { replace: true })}>
        {signedOut.again}
      </Button>
    </LoginFrame>
  );
}
