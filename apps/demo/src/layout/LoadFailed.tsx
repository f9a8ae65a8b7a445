import { Alert, Button } from 'antd';
import { reasonOf } from './reasonOf.js';
import { useSettings } from '../settings/SettingsProvider.js';

export interface LoadFailedProps {
  readonly error: unknown;
  onRetry(): void;
}

/** Says that something could not be loaded, and why, in the words of the server or of what did not reach it. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const { text } = useSettings();
  return (
    <Alert
      type="error"
      showIcon
      message={text.library.loadFailed}
      description={reasonOf(error)}
      action={<Button onClick={onRetry}>{text.failure.retry}</Button>}
    />
  );
}
