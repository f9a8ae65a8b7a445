import type { EndpointName } from '@letu/client/contract';
import type { Handlers } from '../calls/call.js';
import { changeGrant, listGrants, removeGrant } from '../sharing/grants.js';
import {
  acceptInvitation,
  declineInvitation,
  invite,
  listInvitations,
  readInvitation,
  removeInvitation,
} from './invitations.js';
import { graphThing, repositoryThing } from '../sharing/things.js';

type Verb = 'access' | 'grant' | 'revoke' | 'leave' | 'invitations' | 'invite' | 'uninvite';
type AccessCalls =
  | Extract<EndpointName, `graph.${Verb}` | `repository.${Verb}`>
  | 'invitation.show'
  | 'invitation.accept'
  | 'invitation.decline';

export const accessHandlers: Handlers<AccessCalls> = {
  'graph.access': (call) => listGrants(call.db, graphThing(call)),
  'graph.grant': (call) => changeGrant(call.db, graphThing(call), call.params.userId, call.body),
  'graph.revoke': (call) => removeGrant(call.db, graphThing(call), call.params.userId),
  'graph.leave': (call) => removeGrant(call.db, graphThing(call), call.caller.user.id),
  'graph.invitations': (call) => listInvitations(call, graphThing(call)),
  'graph.invite': (call) => invite(call, graphThing(call)),
  'graph.uninvite': (call) => removeInvitation(call.db, graphThing(call), call.params.invitationId),

  'repository.access': (call) => listGrants(call.db, repositoryThing(call)),
  'repository.grant': (call) => changeGrant(call.db, repositoryThing(call), call.params.userId, call.body),
  'repository.revoke': (call) => removeGrant(call.db, repositoryThing(call), call.params.userId),
  'repository.leave': (call) => removeGrant(call.db, repositoryThing(call), call.caller.user.id),
  'repository.invitations': (call) => listInvitations(call, repositoryThing(call)),
  'repository.invite': (call) => invite(call, repositoryThing(call)),
  'repository.uninvite': (call) => removeInvitation(call.db, repositoryThing(call), call.params.invitationId),

  async 'invitation.show'({ db, params, now }) {
    const { thing, from, role } = await readInvitation(db, params.token, now);
    return { on: thing.on, title: thing.title, from, role };
  },
  'invitation.accept': acceptInvitation,
  'invitation.decline': declineInvitation,
};
