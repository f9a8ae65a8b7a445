import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { StatePage } from '../layout/StatePage.js';
import { StatePicture } from '../layout/StatePicture.js';
import { useSettings } from '../settings/SettingsProvider.js';

/** What unknown paths show. */
export function NotFoundPage() {
  const { text } = useSettings();
  return (
    <StatePage
      picture={<StatePicture kind="lost" />}
      title={text.failure.notFound}
      hint={text.failure.notFoundHint}
      actions={<HomeButton primary />}
    />
  );
}

/** A way back to where all diagrams are. */
export function HomeButton({ primary = false }: { primary?: boolean }) {
  const { text } = useSettings();
  const navigate = useNavigate();
  return (
    <Button type={primary ? 'primary' : 'default'} onClick={() => void navigate('/welcome')}>
      {text.failure.toHome}
    </Button>
  );
}
