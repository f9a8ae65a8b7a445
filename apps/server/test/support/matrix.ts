import type { Body, EndpointName, Params, Query } from '@letu/client/contract';
import { rankOf } from '../../src/access/roles.js';
import type { Database } from '../../src/db/schema.js';
import { appendRevision } from '../../src/graphs/revisions.js';
import { hashToken, newId, newToken } from '../../src/ids.js';
import { addFile, svgFile } from './files.js';
import { FONT } from './fonts.js';
import { addKept, type Kept } from './kept.js';
import type { TestServer, TestUser } from './testServer.js';

/** Every kind of caller: by their role on the fixture's graphs and repository, or without any. */
export const CALLERS = [
  'anonymous',
  'stranger',
  'viewer',
  'commenter',
  'editor',
  'owner',
  'site owner',
  'expired session',
  'revoked link',
] as const;
export type Caller = (typeof CALLERS)[number];

const ROLES = ['viewer', 'commenter', 'editor'] as const;

export interface People {
  readonly owner: TestUser;
  readonly members: Readonly<Record<(typeof ROLES)[number], TestUser>>;
  /** Signs a caller in, anew each time. */
  sessionOf(caller: Caller): Promise<string | undefined>;
}

export async function addPeople(server: TestServer): Promise<People> {
  const [owner, stranger] = [await server.addUser('owner'), await server.addUser('stranger')];
  const siteOwner = await server.addUser('site owner', { siteRole: 'owner' });
  const [viewer, commenter, editor] = [
    await server.addUser('viewer'),
    await server.addUser('commenter'),
    await server.addUser('editor'),
  ];
  const signIn = async (user: TestUser, expiresAt: number) => {
    const [id, session] = [newId(), newToken()];
    const now = server.services.clock();
    const rest = { createdAt: now, updatedAt: now, ipAddress: null, userAgent: null };
    await server.services.database.db
      .insertInto('session')
      .values({ id, token: hashToken(session), userId: user.id, expiresAt, ...rest })
      .execute();
    return session;
  };
  const users: Partial<Record<Caller, TestUser>> = {
    owner,
    stranger,
    viewer,
    commenter,
    editor,
    'site owner': siteOwner,
  };
  return {
    owner,
    members: { viewer, commenter, editor },
    async sessionOf(caller) {
      if (caller === 'expired session') return signIn(owner, server.services.clock() - 1);
      const user = users[caller];
      return user && signIn(user, server.services.clock() + 60_000);
    },
  };
}

/** What the calls are about: a repository, a graph in it and one in its trash, with everything that hangs on them. */
export interface Fixture {
  readonly repositoryId: string;
  readonly gid: string;
  readonly trashed: string;
  /** Of a file that the graph shows. */
  readonly fileId: string;
  readonly graphInvitation: { readonly id: string; readonly token: string };
  readonly repositoryInvitation: { readonly id: string; readonly token: string };
  readonly link: { readonly id: string; readonly uid: string; readonly token: string };
  /** The token of a link that was revoked. */
  readonly revoked: string;
  readonly member: TestUser;
  readonly foreignSession: string;
  readonly foreignAccount: string;
  readonly kept: Kept;
}

export async function addFixture(server: TestServer, { owner, members }: People): Promise<Fixture> {
  const { services, addUser } = server;
  const { db } = services.database;
  const now = services.clock();
  const stamps = { createdAt: now, updatedAt: now };
  const member = await addUser('member');
  const foreign = await db
    .selectFrom('session')
    .select('id')
    .where('userId', '=', member.id)
    .executeTakeFirstOrThrow();
  const [repositoryId, gid, trashed] = [newId(), newId(), newId()];
  const fileId = await addFile(server, owner, gid);
  const look = {
    name: '仓库',
    description: '',
    icon: 'book',
    colour: '#0958d9',
    visibility: 'private',
    position: 1,
  };
  await db
    .insertInto('repository')
    .values({ id: repositoryId, ownerId: owner.id, ...look, ...stamps })
    .execute();
  for (const [id, deletedAt] of [
    [gid, null],
    [trashed, now],
  ] as const) {
    const content = { type: 'TEXT', title: '图', searchText: '图', source: 'a', revision: 0 };
    await db
      .insertInto('graph')
      .values({
        id,
        ownerId: owner.id,
        repositoryId: id === gid ? repositoryId : null,
        deletedAt,
        ...content,
        ...stamps,
      })
      .execute();
    const first = {
      graphId: id,
      after: 0,
      authorId: owner.id,
      now,
      title: '图',
      source: 'a',
      options: {},
      files: [fileId],
      kind: 'auto',
    } as const;
    await appendRevision(db, first);
  }
  const grants = [
    ...ROLES.map((role) => [members[role].id, role] as const),
    [member.id, 'viewer'] as const,
  ].flatMap(([userId, role]) =>
    [{ graphId: gid }, { graphId: trashed }, { repositoryId }].map((on) => {
      return {
        id: newId(),
        userId,
        role: rankOf(role),
        createdAt: now,
        graphId: null,
        repositoryId: null,
        ...on,
      };
    }),
  );
  await db.insertInto('accessGrant').values(grants).execute();
  const invited = async (on: { graphId: string } | { repositoryId: string }) => {
    const [id, token] = [newId(), newToken()];
    const common = { role: 1, email: null, createdBy: owner.id, createdAt: now, expiresAt: now + 60_000 };
    await db
      .insertInto('invitation')
      .values({ id, tokenHash: hashToken(token), graphId: null, repositoryId: null, ...on, ...common })
      .execute();
    return { id, token };
  };
  const link = { id: newId(), uid: String(owner.uid), token: newToken() };
  const open = { passwordHash: null, revision: null, expiresAt: null, views: 0, createdAt: now };
  const revoked = { id: newId(), token: newToken() };
  const links = [link, revoked].map(({ id, token }) => ({
    id,
    token,
    graphId: gid,
    createdBy: owner.id,
    ...open,
  }));
  await db.insertInto('shareLink').values(links).execute();
  await db.deleteFrom('shareLink').where('id', '=', revoked.id).execute();
  return {
    repositoryId,
    gid,
    trashed,
    fileId,
    link,
    revoked: revoked.token,
    member,
    foreignSession: foreign.id,
    foreignAccount: await addAccount(db, member, stamps),
    kept: await addKept(server, owner),
    graphInvitation: await invited({ graphId: gid }),
    repositoryInvitation: await invited({ repositoryId }),
  };
}

/** Lets someone sign in with a third party. */
async function addAccount(
  db: Database,
  { id: userId }: TestUser,
  stamps: { createdAt: number; updatedAt: number },
): Promise<string> {
  const id = newId();
  const tokens = { password: null, accessToken: null, refreshToken: null, idToken: null, scope: null };
  const ends = { accessTokenExpiresAt: null, refreshTokenExpiresAt: null };
  const account = { id, userId, providerId: 'github', accountId: `https://github.com ${id}` };
  await db
    .insertInto('account')
    .values({ ...account, ...tokens, ...ends, ...stamps })
    .execute();
  return id;
}

interface Request<Name extends EndpointName> {
  readonly params?: Params<Name>;
  readonly query?: Query<Name>;
  readonly body?: Body<Name> | Record<never, never>;
  readonly revision?: number;
}

type Requests = { readonly [Name in EndpointName]: (fixture: Fixture, caller: Caller) => Request<Name> };

const nothing = () => ({});
const onGraph = ({ gid }: Fixture) => ({ params: { gid } });
const onSharedGraph = ({ gid }: Fixture) => ({ params: { id: gid } });
const onRepository = ({ repositoryId }: Fixture) => ({ params: { id: repositoryId } });
const onPlugin = () => ({ params: { key: 'mermaid' }, body: { enabled: true } });
const onFont = ({ kept }: Fixture) => ({ params: { id: kept.fontId } });
const PICTURE = svgFile('matrix');
const PROVIDER = { kind: 'DeepSeek', secret: 'sk-1' } as const;
const BACKUP = {
  kind: 'webdav',
  name: '家里',
  url: 'https://dav.example.com',
  user: '',
  bucket: '',
  region: '',
  folder: '',
  schedule: 'off',
  keep: 3,
} as const;
const onBackup = ({ kept }: Fixture) => ({ params: { id: kept.backupId } });
const onProvider = ({ kept }: Fixture) => ({ params: { id: kept.providerId } });
const onModel = ({ kept }: Fixture) => ({ params: { id: kept.modelId } });
const onChat = ({ kept }: Fixture) => ({ params: { id: kept.chatId } });
const onTemplate = ({ kept }: Fixture) => ({ params: { id: kept.templateId } });
const onLink = ({ link: { uid, token }, revoked }: Fixture, caller: Caller) => ({
  params: { uid, id: caller === 'revoked link' ? revoked : token },
});
const onRevision = ({ gid }: Fixture) => ({ params: { gid, number: 1 } });

/** A request for every call that would be answered, were its caller allowed. */
export const requests: Requests = {
  'site.show': nothing,
  'site.users': nothing,
  'auth.signUp': () => ({ body: {} }),
  'auth.signIn': () => ({ body: {} }),
  'auth.signOut': nothing,
  'auth.forgotPassword': () => ({ body: {} }),
  'auth.resetPassword': () => ({ body: {} }),
  'auth.changePassword': () => ({ body: {} }),
  'auth.thirdPartyStart': () => ({ body: {} }),
  'auth.thirdPartyFinish': () => ({ body: {} }),
  'account.list': nothing,
  'account.linkStart': () => ({ body: {} }),
  'account.linkFinish': () => ({ body: {} }),
  'account.unlink': ({ foreignAccount }) => ({ params: { id: foreignAccount } }),
  'user.current': nothing,
  'user.update': () => ({ body: {} }),
  'session.list': nothing,
  'session.revoke': ({ foreignSession }) => ({ params: { id: foreignSession } }),
  'session.revokeOthers': nothing,
  'repository.list': nothing,
  'repository.create': () => ({ body: { name: '新' } }),
  'repository.show': onRepository,
  'repository.update': (fixture) => ({ ...onRepository(fixture), body: { name: '改' } }),
  'repository.delete': onRepository,
  'repository.arrange': ({ repositoryId }) => ({ body: { ids: [repositoryId] } }),
  'repository.graphs': onRepository,
  'repository.access': onRepository,
  'repository.grant': ({ repositoryId: id, member }) => ({
    params: { id, userId: member.id },
    body: { role: 'editor' },
  }),
  'repository.revoke': ({ repositoryId: id, member }) => ({ params: { id, userId: member.id } }),
  'repository.leave': onRepository,
  'repository.invitations': onRepository,
  'repository.invite': (fixture) => ({ ...onRepository(fixture), body: { role: 'viewer' } }),
  'repository.uninvite': ({ repositoryId: id, repositoryInvitation }) => ({
    params: { id, invitationId: repositoryInvitation.id },
  }),
  'graph.list': nothing,
  'graph.create': ({ repositoryId }) => ({ body: { type: 'TEXT', title: '新', source: '', repositoryId } }),
  'graph.show': onGraph,
  'graph.summary': onGraph,
  'graph.content': onGraph,
  'graph.save': (fixture) => ({ ...onGraph(fixture), revision: 1, body: { source: 'b' } }),
  'graph.thumbnail': onGraph,
  'graph.favour': (fixture) => ({ ...onGraph(fixture), body: { favourite: true } }),
  'graph.copy': ({ gid }) => ({ body: { gids: [gid] } }),
  'graph.move': ({ gid, repositoryId }) => ({ body: { gids: [gid], repositoryId } }),
  'graph.trash': ({ gid }) => ({ body: { gids: [gid] } }),
  'graph.access': onSharedGraph,
  'graph.grant': ({ gid, member }) => ({ params: { id: gid, userId: member.id }, body: { role: 'editor' } }),
  'graph.revoke': ({ gid, member }) => ({ params: { id: gid, userId: member.id } }),
  'graph.leave': onSharedGraph,
  'graph.invitations': onSharedGraph,
  'graph.invite': (fixture) => ({ ...onSharedGraph(fixture), body: { role: 'viewer' } }),
  'graph.uninvite': ({ gid, graphInvitation }) => ({ params: { id: gid, invitationId: graphInvitation.id } }),
  'trash.list': nothing,
  'trash.restore': ({ trashed }) => ({ body: { gids: [trashed] } }),
  'trash.delete': ({ trashed }) => ({ body: { gids: [trashed] } }),
  'trash.empty': nothing,
  'revision.list': onGraph,
  'revision.show': onRevision,
  'revision.name': (fixture) => ({ ...onRevision(fixture), body: { message: '名' } }),
  'revision.restore': (fixture) => ({ ...onRevision(fixture), revision: 1 }),
  'link.list': onGraph,
  'link.create': (fixture) => ({ ...onGraph(fixture), body: {} }),
  'link.update': ({ gid, link }) => ({ params: { gid, id: link.id }, body: {} }),
  'link.revoke': ({ gid, link }) => ({ params: { gid, id: link.id } }),
  'shared.show': onLink,
  'shared.revision': onLink,
  'invitation.show': ({ graphInvitation: { token } }) => ({ params: { token } }),
  'invitation.accept': ({ graphInvitation: { token } }) => ({ params: { token } }),
  'invitation.decline': ({ graphInvitation: { token } }) => ({ params: { token } }),
  'collaborator.list': nothing,
  'invitation.sent': nothing,
  'invitation.renew': ({ graphInvitation: { id } }) => ({ params: { id }, body: {} }),
  'invitation.received': nothing,
  'invitation.take': ({ graphInvitation: { id } }) => ({ params: { id } }),
  'invitation.refuse': ({ graphInvitation: { id } }) => ({ params: { id } }),
  'template.list': nothing,
  'template.create': (fixture) => ({ ...onGraph(fixture), body: { subject: 'data' } }),
  'template.show': onTemplate,
  'template.thumbnail': onTemplate,
  'template.update': (fixture) => ({ ...onTemplate(fixture), body: { title: '改' } }),
  'template.delete': onTemplate,
  'template.use': onTemplate,
  'provider.list': nothing,
  'provider.create': () => ({ body: PROVIDER }),
  'provider.createSite': () => ({ body: PROVIDER }),
  'provider.update': (fixture) => ({ ...onProvider(fixture), body: { name: '改' } }),
  'provider.delete': onProvider,
  'model.list': nothing,
  'model.create': (fixture) => ({ ...onProvider(fixture), body: { name: 'm' } }),
  'model.update': (fixture) => ({ ...onModel(fixture), body: { label: '改' } }),
  'model.delete': onModel,
  'chat.list': nothing,
  'chat.create': ({ gid }) => ({ body: { title: '新', gid } }),
  'chat.show': onChat,
  'chat.update': (fixture) => ({ ...onChat(fixture), body: { title: '改' } }),
  'chat.delete': onChat,
  'message.list': onChat,
  'message.append': (fixture) => ({ ...onChat(fixture), body: { content: '你好' } }),
  'font.list': nothing,
  'font.upload': () => ({ body: FONT }),
  'font.uploadSite': () => ({ body: FONT }),
  'font.download': onFont,
  'font.subset': (fixture) => ({ ...onFont(fixture), body: { text: 'a' } }),
  'font.delete': onFont,
  'file.check': () => ({ body: { ids: [PICTURE.id] } }),
  'file.put': () => ({ params: { file: PICTURE.id }, body: PICTURE.bytes }),
  'graph.file': ({ gid, fileId: file }) => ({ params: { gid, file } }),
  'shared.file': ({ link: { uid, token }, revoked, fileId: file }, caller) => ({
    params: { uid, id: caller === 'revoked link' ? revoked : token, file },
  }),
  'plugin.list': nothing,
  'plugin.show': () => ({ params: { key: 'mermaid' } }),
  'plugin.update': onPlugin,
  'plugin.updateSite': onPlugin,
  'library.show': () => ({ params: { name: 'drawio' } }),
  'library.set': () => ({ params: { name: 'drawio' }, body: { content: '' } }),
  'backup.list': nothing,
  'backup.create': () => ({ body: BACKUP }),
  'backup.update': (fixture) => ({ ...onBackup(fixture), body: { name: '改' } }),
  'backup.delete': onBackup,
  // The place of the fixture cannot be reached, and that is told to its owner alone.
  'backup.check': onBackup,
  'backup.run': onBackup,
  'backup.runs': onBackup,
  'backup.files': onBackup,
  'backup.read': ({ kept }) => ({ params: { id: kept.backupId, name: 'letu-1.zip' }, query: { from: 0 } }),
  'archive.read': nothing,
  'archive.pick': ({ gid }) => ({ body: { gids: [gid] } }),
  'archive.compare': () => ({ body: { graphs: [] } }),
  'archive.restore': ({ repositoryId }) => ({ body: { repositoryId, graphs: [] } }),
  'preference.list': nothing,
  'preference.set': () => ({ params: { key: 'editor.fontSize' }, body: { value: 18 } }),
  'preference.reset': () => ({ params: { key: 'editor.fontSize' } }),
};
