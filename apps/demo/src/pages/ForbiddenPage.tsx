import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { StatePage } from '../layout/StatePage.js';
import { StatePicture } from '../layout/StatePicture.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { HomeButton } from '../layout/HomeButton.js';

/** What pages lead to that someone may not see. */
export function ForbiddenPage() {
  const { text } = useSettings();
  const navigate = useNavigate();
  return (
    <StatePage
      picture={<StatePicture kind="lost" />}
      title={text.account.forbidden}
      hint={text.account.forbiddenHint}
      actions={
        <>
          <HomeButton primary />
          <Button onClick={() => void navigate('/logout')}>{text.account.signOut}</Button>
        </>
      }
    />
  );
}
