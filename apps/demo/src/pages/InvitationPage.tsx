import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ClientError, type Data } from '@letu/client';
import { editorPath } from '../routing/editorPath.js';
import { LinkButton } from '../layout/LinkButton.js';
import { LoadingBar } from '../layout/LoadingBar.js';
import { StatePage } from '../layout/StatePage.js';
import { StatePicture } from '../layout/StatePicture.js';
import { attempt } from '../server/attempt.js';
import { client } from '../server/client.js';
import { asked, readAgain } from '../server/queries.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { HomeButton } from '../layout/HomeButton.js';
import { SharedFailure } from './shared/SharedGone.js';

type Invitation = Data<'invitation.show'>;

/** Where the address of an invitation leads: says what it is for, and accepts or declines it. */
export function InvitationPage({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(asked('invitation.show', { params: { token } }));
  if (error instanceof ClientError && (error.status === 404 || error.status === 400))
    return <GoneInvitation />;
  if (data) return <OpenInvitation token={token} invitation={data} />;
  return isFetching ? <LoadingBar /> : <SharedFailure error={error} onRetry={() => void refetch()} />;
}

function GoneInvitation() {
  const { text } = useSettings();
  const shared = text.library.scopes.shared.title;
  return (
    <StatePage
      picture={<StatePicture kind="lost" />}
      title={text.invitation.gone}
      hint={text.invitation.goneHint(shared)}
      actions={
        <>
          <LinkButton type="primary" to="/dashboard/shared">
            {shared}
          </LinkButton>
          <HomeButton />
        </>
      }
    />
  );
}

function OpenInvitation({ token, invitation }: { token: string; invitation: Invitation }) {
  const { text } = useSettings();
  const navigate = useNavigate();
  const [isAccepting, setIsAccepting] = useState(false);
  const { on, title, from, role } = invitation;
  const accept = async () => {
    setIsAccepting(true);
    const accepted = await attempt(client.call('invitation.accept', { params: { token } }));
    const path = accepted && (await attempt(pathOf(accepted)));
    setIsAccepting(false);
    if (path === undefined) return;
    void readAgain('repository.list');
    await navigate(path, { replace: true });
  };
  const decline = async () => {
    const declined = await attempt(client.call('invitation.decline', { params: { token } }));
    if (declined) await navigate('/collaborator', { replace: true });
  };
  return (
    <StatePage
      picture={<StatePicture kind="empty" />}
      title={text.invitation.title(from, title)}
      hint={text.invitation.hint(text.invitation.on[on], text.sharing.roles[role])}
      actions={
        <>
          <Button type="primary" loading={isAccepting} onClick={() => void accept()}>
            {text.invitation.accept}
          </Button>
          <Button disabled={isAccepting} onClick={() => void decline()}>
            {text.collaborator.decline}
          </Button>
        </>
      }
    />
  );
}

/** Returns where to see what an invitation was for. */
async function pathOf({ on, id }: Data<'invitation.accept'>): Promise<string> {
  if (on === 'repository') return `/repository/${id}`;
  return editorPath(await client.call('graph.show', { params: { gid: id } }));
}
