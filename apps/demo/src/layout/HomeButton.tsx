import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useSettings } from '../settings/SettingsProvider.js';

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
