import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ClientError } from '@letu/client';
import { LoadingBar } from '../../layout/LoadingBar.js';
import { reasonOf } from '../../layout/reasonOf.js';
import { asked } from '../../server/queries.js';
import { NotFoundPage } from '../NotFoundPage.js';
import { PasswordPage } from './PasswordPage.js';
import { SharedDiagram } from './SharedDiagram.js';
import { SharedFailure, SharedGone } from './SharedGone.js';
import { useLatestShared } from './useLatestShared.js';
import { readPass, writePass } from './sharePass.js';

/** What a shared link shows, to anyone who holds it. */
export function SharedPage() {
  const { uid = '', id = '' } = useParams();
  // Anything else was never made as a link.
  if (!/^\d{1,19}$/.test(uid)) return <NotFoundPage />;
  return <SharedLink key={`${uid}/${id}`} {...{ uid, id }} />;
}

const isAboutPassword = ({ reason }: ClientError) => reason.startsWith('share-password-');

/** Why there is nothing to be shown yet, or ever. */
type Obstacle = 'gone' | 'password' | 'failed';

function obstacleOf(error: unknown): Obstacle {
  if (!(error instanceof ClientError)) throw error;
  if (isAboutPassword(error)) return 'password';
  // An address that the server cannot read is as wrong as one that it does not know.
  return error.status === 404 || error.status === 400 ? 'gone' : 'failed';
}

/** Tells whether a link shows no longer what it has shown: it was ended, or has another password. */
const isEnd = (error: unknown): boolean => error instanceof ClientError && obstacleOf(error) !== 'failed';

function SharedLink({ uid, id }: { uid: string; id: string }) {
  const [kept] = useState(() => readPass(uid, id));
  const [password, setPassword] = useState(kept);
  const { data, error, isFetching, refetch } = useQuery({
    ...asked('shared.show', {
      params: { uid, id },
      ...(password === undefined ? {} : { sharePassword: password }),
      // Nobody has typed anything yet: the page asks for it.
      silent: (problem) => isAboutPassword(problem) && (password === undefined || password === kept),
    }),
    // Who comes back after it was ended or got a password has seen the last of it.
    gcTime: 0,
  });
  const { shared, error: since } = useLatestShared({ uid, id }, data, isEnd);
  const isEnded = isEnd(since);
  const pass = data?.pass ?? undefined;
  useEffect(() => {
    if (pass !== undefined) writePass(uid, id, pass);
  }, [uid, id, pass]);
  const problem = isEnded ? since : isFetching ? null : error;
  const obstacle = problem ? obstacleOf(problem) : undefined;
  const [asksPassword, setAsksPassword] = useState(false);
  // The question stays while another password is tried.
  if (obstacle === 'password' && !asksPassword) setAsksPassword(true);
  if (shared && !isEnded) return <SharedDiagram shared={shared} link={{ uid, id }} />;
  if (obstacle === 'gone') return <SharedGone isEnded={isEnded} />;
  if (asksPassword) {
    // Nobody has typed what was kept: its link has another password now.
    const isRefused = obstacle !== undefined && !isEnded && password !== undefined && password !== kept;
    const refusal = isRefused ? reasonOf(error) : undefined;
    return (
      <PasswordPage
        isLoading={isFetching}
        refusal={refusal}
        onPassword={(next) => (next === password ? void refetch() : setPassword(next))}
      />
    );
  }
  if (obstacle === 'failed') return <SharedFailure error={error} onRetry={() => void refetch()} />;
  return <LoadingBar />;
}
