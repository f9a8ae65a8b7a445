import { useNavigate } from 'react-router';
import { PlainButton } from '../plain/PlainButton.js';
import { useSettings } from '../settings/SettingsProvider.js';

/** A way back to where all diagrams are. */
export function HomeButton({ primary = false }: { primary?: boolean }) {
  const { text } = useSettings();
  const navigate = useNavigate();
  return (
    <PlainButton type={primary ? 'primary' : 'default'} onClick={() => void navigate('/welcome')}>
      {text.failure.toHome}
    </PlainButton>
  );
}
