import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../account/useAccount.js';
import { lazyPart } from '../layout/lazyPart.js';
import { asked } from '../server/queries.js';

const ReceivedInvitations = lazyPart(
  async () => (await import('./ReceivedInvitations.js')).ReceivedInvitations,
);

/** The invitations that wait for an answer, where someone comes by who has not looked for them; nothing where there are none. */
export function InvitationNotice() {
  const { user } = useAccount();
  // Silent: nobody has asked for it.
  const { data = [] } = useQuery({
    ...asked('invitation.received', { silent: true }),
    enabled: user !== undefined,
  });
  if (data.length === 0) return null;
  return <ReceivedInvitations />;
}
