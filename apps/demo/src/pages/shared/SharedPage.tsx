import { useState } from 'react';
import { useParams } from 'react-router';
import { ClientError } from '@letu/client';
import { LoadingBar } from '../../layout/LoadingBar.js';
import { client } from '../../server/client.js';
import { useLoaded } from '../../server/useLoaded.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { NotFoundPage } from '../NotFoundPage.js';
import { PasswordPage } from './PasswordPage.js';
import { SharedDiagram } from './SharedDiagram.js';
import { SharedFailure, SharedGone } from './SharedGone.js';

/** What a shared link shows, to anyone who holds it. */
export function SharedPage() {
  const { uid = '', id = '' } = useParams();
  // Anything else was never made as a link.
  if (!/^\d{1,19}$/.test(uid)) return <NotFoundPage />;
  return <SharedLink key={`${uid}/${id}`} {...{ uid, id }} />;
}

/** Why there is nothing to be shown yet, or ever. */
type Obstacle = 'gone' | 'password' | 'failed';

function obstacleOf(error: unknown): Obstacle {
  if (!(error instanceof ClientError)) throw error;
  if (error.reason === 'share-password-needed') return 'password';
  // An address that the server cannot read is as wrong as one that it does not know.
  return error.status === 404 || error.status === 400 ? 'gone' : 'failed';
}

function SharedLink({ uid, id }: { uid: string; id: string }) {
  const { text } = useSettings();
  const [password, setPassword] = useState<string>();
  const { status, data, error, reload } = useLoaded(password ?? '', (signal) =>
    client.call('shared.show', {
      params: { uid, id },
      ...(password === undefined ? {} : { sharePassword: password }),
      signal,
      silent: true,
    }),
  );
  const obstacle = status === 'failed' ? obstacleOf(error) : undefined;
  const [asksPassword, setAsksPassword] = useState(false);
  // The question stays while another password is tried.
  if (obstacle === 'password' && !asksPassword) setAsksPassword(true);
  if (data) return <SharedDiagram shared={data} />;
  if (obstacle === 'gone') return <SharedGone />;
  if (asksPassword) {
    const isRefused = status === 'failed' && password !== undefined;
    const refusal =
      obstacle === 'password' ? text.shared.wrongPassword : (error as Error | undefined)?.message;
    return (
      <PasswordPage
        isLoading={status === 'loading'}
        problem={isRefused ? refusal : undefined}
        onPassword={(next) => (next === password ? reload() : setPassword(next))}
      />
    );
  }
  if (obstacle === 'failed') return <SharedFailure error={error} onRetry={reload} />;
  return <LoadingBar />;
}
