import { Alert, Button } from 'antd';
import { useSettings } from '../settings/SettingsProvider.js';

/** Says that something could not be loaded. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { text } = useSettings();
  return (
    <Alert
      type="error"
      showIcon
      message={text.library.loadFailed}
      action={<Button onClick={onRetry}>{text.failure.retry}</Button>}
    />
  );
}
