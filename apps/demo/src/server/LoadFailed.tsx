import { Alert, Button } from 'antd';
import { isAway } from './isAway.js';
import { useServerBack } from './useServerBack.js';
import { DeviceNote } from '../layout/DeviceNote.js';
import { reasonOf } from '../layout/reasonOf.js';
import { useSettings } from '../settings/SettingsProvider.js';

export interface LoadFailedProps {
  readonly error: unknown;
  onRetry(): void;
}

/**
 * Says that something could not be loaded, and why, in the words of the server. Where that could not be asked it is tried again once it
 * can be.
 */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const { library, failure } = useSettings().text;
  const isGone = isAway(error);
  useServerBack(isGone, onRetry);
  if (isGone) return <DeviceNote onRetry={onRetry}>{library.comesBack}</DeviceNote>;
  return (
    <Alert
      type="error"
      showIcon
      message={library.loadFailed}
      description={reasonOf(error)}
      action={<Button onClick={onRetry}>{failure.retry}</Button>}
    />
  );
}
