import { Button } from 'antd';
import { ClientError } from '@letu/client';
import { StatePage } from '../../layout/StatePage.js';
import { StatePicture } from '../../layout/StatePicture.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { HomeButton } from '../../layout/HomeButton.js';

export interface SharedGoneProps {
  /** Whether it has shown something until now. @default false */
  readonly isEnded?: boolean;
}

/** What a link shows that is unknown, ended or too old: which of them is nobody's business. */
export function SharedGone({ isEnded = false }: SharedGoneProps) {
  const { text } = useSettings();
  return (
    <StatePage
      picture={<StatePicture kind="lost" />}
      title={isEnded ? text.shared.ended : text.shared.gone}
      hint={isEnded ? text.shared.endedHint : text.shared.goneHint}
      actions={<HomeButton primary />}
    />
  );
}

export interface SharedFailureProps {
  readonly error: unknown;
  onRetry(): void;
}

/** What a link shows that could not be followed just now. */
export function SharedFailure({ error, onRetry }: SharedFailureProps) {
  const { text } = useSettings();
  return (
    <StatePage
      picture={<StatePicture kind="broken" />}
      title={text.library.loadFailed}
      hint={error instanceof ClientError ? error.message : ''}
      actions={
        <Button type="primary" onClick={onRetry}>
          {text.failure.retry}
        </Button>
      }
    />
  );
}
