import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '@letu/client/contract';
import { describeDatabases } from './support/databases.js';
import { addFixture, addPeople, CALLERS, requests, type Caller, type People } from './support/matrix.js';
import { createTestServer, type TestServer } from './support/testServer.js';

/** The answer to each caller, in the order of `CALLERS`. */
type Row = readonly number[];

//                      anonymous, stranger, viewer, commenter, editor, owner, site owner, expired, revoked link
const ANYONE: Row = [200, 200, 200, 200, 200, 200, 200, 200, 200];
const SIGNED_IN: Row = [401, 200, 200, 200, 200, 200, 200, 401, 401];
const SITE_OWNER: Row = [401, 403, 403, 403, 403, 403, 200, 401, 401];
// Owning the site gives no look into what others keep in it.
const VIEWER: Row = [401, 404, 200, 200, 200, 200, 404, 401, 401];
const EDITOR: Row = [401, 404, 403, 403, 200, 200, 404, 401, 401];
const OWNER: Row = [401, 404, 403, 403, 403, 200, 404, 401, 401];
// What someone keeps for themselves: roles on their graphs give no look into it.
const KEEPER: Row = [401, 404, 404, 404, 404, 200, 404, 401, 401];
// What is asked for lies at an address that is refused.
const KEEPER_REFUSED: Row = KEEPER.map((status) => (status === 200 ? 422 : status));
const NOBODYS: Row = [401, 404, 404, 404, 404, 404, 404, 401, 401];
// Who made the thing has no share in it to give up.
const LEAVING: Row = [401, 404, 200, 200, 200, 404, 404, 401, 401];
const LINK: Row = [200, 200, 200, 200, 200, 200, 200, 200, 404];
// An empty request: it is refused for what it lacks, not for who sends it.
const ANYONE_EMPTY: Row = ANYONE.map(() => 400);
const SIGNED_IN_EMPTY: Row = SIGNED_IN.map((status) => (status === 200 ? 400 : status));

const EXPECTED: Readonly<Record<EndpointName, Row>> = {
  'site.show': ANYONE,
  'site.users': SITE_OWNER,
  'auth.signUp': ANYONE_EMPTY,
  'auth.signIn': ANYONE_EMPTY,
  'auth.signOut': SIGNED_IN,
  'auth.forgotPassword': ANYONE_EMPTY,
  'auth.resetPassword': ANYONE_EMPTY,
  'auth.changePassword': SIGNED_IN_EMPTY,
  'auth.thirdPartyStart': ANYONE_EMPTY,
  'auth.thirdPartyFinish': ANYONE_EMPTY,
  'account.list': SIGNED_IN,
  'account.linkStart': SIGNED_IN_EMPTY,
  'account.linkFinish': SIGNED_IN_EMPTY,
  // Another person's account at a third party.
  'account.unlink': SIGNED_IN.map((status) => (status === 200 ? 404 : status)),
  'user.current': SIGNED_IN,
  'user.update': SIGNED_IN,
  'session.list': SIGNED_IN,
  // Another person's session.
  'session.revoke': SIGNED_IN.map((status) => (status === 200 ? 404 : status)),
  'session.revokeOthers': SIGNED_IN,
  'repository.list': SIGNED_IN,
  'repository.create': SIGNED_IN,
  'repository.show': VIEWER,
  'repository.update': OWNER,
  'repository.delete': OWNER,
  // Only one's own can be put in order.
  'repository.arrange': [401, 404, 404, 404, 404, 200, 404, 401, 401],
  'repository.graphs': VIEWER,
  'repository.access': EDITOR,
  'repository.grant': OWNER,
  'repository.revoke': OWNER,
  'repository.leave': LEAVING,
  'repository.invitations': OWNER,
  'repository.invite': OWNER,
  'repository.uninvite': OWNER,
  'graph.list': SIGNED_IN,
  'graph.create': EDITOR,
  'graph.show': VIEWER,
  'graph.summary': VIEWER,
  'graph.content': VIEWER,
  'graph.save': EDITOR,
  'graph.thumbnail': VIEWER,
  'graph.favour': VIEWER,
  'graph.copy': VIEWER,
  'graph.move': OWNER,
  'graph.trash': OWNER,
  'graph.access': EDITOR,
  'graph.grant': OWNER,
  'graph.revoke': OWNER,
  'graph.leave': LEAVING,
  'graph.invitations': OWNER,
  'graph.invite': OWNER,
  'graph.uninvite': OWNER,
  'trash.list': SIGNED_IN,
  'trash.restore': OWNER,
  'trash.delete': OWNER,
  'trash.empty': SIGNED_IN,
  'revision.list': EDITOR,
  'revision.show': EDITOR,
  'revision.name': EDITOR,
  'revision.restore': EDITOR,
  'link.list': OWNER,
  'link.create': OWNER,
  'link.update': OWNER,
  'link.revoke': OWNER,
  'shared.show': LINK,
  'shared.revision': LINK,
  'invitation.show': ANYONE,
  'invitation.accept': SIGNED_IN,
  'invitation.decline': SIGNED_IN,
  'collaborator.list': SIGNED_IN,
  'invitation.sent': SIGNED_IN,
  'invitation.renew': KEEPER,
  'invitation.received': SIGNED_IN,
  // One for whoever has its link, and for no address.
  'invitation.take': NOBODYS,
  'invitation.refuse': NOBODYS,
  'template.list': SIGNED_IN,
  'template.create': VIEWER,
  'template.show': KEEPER,
  'template.thumbnail': KEEPER,
  'template.update': KEEPER,
  'template.delete': KEEPER,
  'template.use': KEEPER,
  'provider.list': SIGNED_IN,
  'provider.create': SIGNED_IN,
  'provider.createSite': SITE_OWNER,
  'provider.update': KEEPER,
  'provider.delete': KEEPER,
  'model.list': SIGNED_IN,
  'model.create': KEEPER,
  'model.update': KEEPER,
  'model.delete': KEEPER,
  'chat.list': SIGNED_IN,
  // About a graph that one may see.
  'chat.create': VIEWER,
  'chat.show': KEEPER,
  'chat.update': KEEPER,
  'chat.delete': KEEPER,
  'message.list': KEEPER,
  'message.append': KEEPER,
  'font.list': SIGNED_IN,
  'font.upload': SIGNED_IN,
  'font.uploadSite': SITE_OWNER,
  'font.download': KEEPER,
  'font.subset': KEEPER,
  'font.delete': KEEPER,
  'file.check': SIGNED_IN,
  'file.put': SIGNED_IN,
  'graph.file': VIEWER,
  'shared.file': LINK,
  'plugin.list': SIGNED_IN,
  'plugin.show': SIGNED_IN,
  'plugin.update': SIGNED_IN,
  'plugin.updateSite': SITE_OWNER,
  'library.show': SIGNED_IN,
  'library.set': SIGNED_IN,
  'backup.list': SIGNED_IN,
  'backup.create': SIGNED_IN,
  'backup.update': KEEPER,
  'backup.delete': KEEPER,
  'backup.check': KEEPER_REFUSED,
  'backup.run': KEEPER,
  'backup.runs': KEEPER,
  'backup.files': KEEPER_REFUSED,
  'backup.read': KEEPER_REFUSED,
  'archive.read': SIGNED_IN,
  'archive.pick': VIEWER,
  'archive.compare': SIGNED_IN,
  'archive.restore': EDITOR,
  'preference.list': SIGNED_IN,
  'preference.set': SIGNED_IN,
  'preference.reset': SIGNED_IN,
};

describeDatabases('every call, by every kind of caller', (create, dialect) => {
  let server: TestServer;
  let people: People;
  beforeAll(async () => {
    server = await createTestServer(create);
    people = await addPeople(server);
  });
  afterAll(() => server.close());

  // The same rules ask a second database, whose answers other tests compare with those of the first.
  it.each(endpoints)('%s', { tags: dialect === 'postgres' ? 'long' : [] }, async (name, { method }) => {
    const answers: Partial<Record<Caller, number>> = {};
    let fixture = await addFixture(server, people);
    for (const caller of CALLERS) {
      const sent = requests[name](fixture, caller);
      // Ending the caller's own session must not end it for the calls that follow.
      const as = await people.sessionOf(caller);
      const { status } = await server.call(name, { ...sent, as } as never);
      answers[caller] = status;
      // What was only looked at is as it was before.
      if (status === 200 && method !== 'get') fixture = await addFixture(server, people);
    }
    const expected = CALLERS.map((caller, index) => [caller, EXPECTED[name][index]]);
    expect(answers).toEqual(Object.fromEntries(expected));
  });
});

describe('the access matrix', () => {
  it('has a row for every call, and an answer for every caller', () => {
    expect(Object.keys(EXPECTED).toSorted()).toEqual(endpoints.map(([name]) => name).toSorted());
    for (const row of Object.values(EXPECTED)) expect(row).toHaveLength(CALLERS.length);
  });
});
