import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '@letu/client';
import type { ThirdPartyType } from '@letu/client/contract';
import { startProvider, type LocalProvider } from './support/provider/localProvider.js';
import { createSqlite, describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer } from './support/testServer.js';

const SITE = 'https://letu.example';
const MINUTE = 60_000;

let provider: LocalProvider;
const person = { id: 0, name: '张三', email: '', isEmailConfirmed: true };
beforeAll(async () => void (provider = await startProvider(SITE)));
afterAll(() => provider.close());
// Someone new for each test.
beforeEach(() => {
  person.id += 1;
  provider.person = { ...person, email: `zhang${person.id}@example.com` };
});
afterEach(() => Object.assign(provider, { refuses: false, changes: {}, forges: false, isPlain: false }));

/** What a browser does: ask to sign in, go there, and come back. */
function browser(server: TestServer, type: ThirdPartyType = 'github') {
  const begin = async (redirect?: string) => {
    server.wait(MINUTE);
    const body = { type, ...(redirect === undefined ? {} : { redirect }) };
    return (await server.call('auth.thirdPartyStart', { body })).data;
  };
  const agree = async ({ url, nonce }: { url: string; nonce: string }) => {
    const back = await provider.visit(url);
    if (!back) throw new Error('The third party refuses to begin.');
    return { type, code: back.code, state: back.state, nonce };
  };
  const finish = (body: Awaited<ReturnType<typeof agree>>, as?: string) =>
    server.call('auth.thirdPartyFinish', { body, as });
  const signIn = async (as?: string) => finish(await agree(await begin()), as);
  const link = async (as: string) => {
    server.wait(MINUTE);
    const { data } = await server.call('account.linkStart', { body: { type }, as });
    return server.call('account.linkFinish', { body: await agree(data), as });
  };
  return { begin, agree, finish, signIn, link };
}

const createServer = (create = createSqlite, changes = {}) =>
  createTestServer(create, { publicUrl: SITE, thirdParties: provider.configs, ...changes });

describe('each third party', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await createServer()));
  afterAll(() => server.close());

  it('is shown with its name in the language of the page', async () => {
    const labels = async (language: string) => {
      const { data } = await server.call('site.show', { headers: { 'Accept-Language': language } });
      return data.providers.map(({ type, label, icon }) => [type, label, icon]);
    };
    const types = ['wechat', 'dingtalk', 'feishu', 'gitee', 'github', 'oidc'];
    const inChinese = ['微信', '钉钉', '飞书', 'Gitee', 'GitHub', '公司账号'];
    expect(await labels('zh-CN')).toEqual(types.map((type, index) => [type, inChinese[index], type]));
    expect((await labels('en')).map(([, label]) => label)).toEqual([
      'WeChat',
      'DingTalk',
      'Feishu',
      'Gitee',
      'GitHub',
      '公司账号',
    ]);
  });

  it.each([
    ['github', true],
    ['gitee', true],
    ['oidc', true],
    ['wechat', false],
    ['dingtalk', false],
    ['feishu', false],
  ] as const)('signs in: %s', async (type, saysEmail) => {
    const { signIn } = browser(server, type);
    const { status, data } = await signIn();
    expect(status).toBe(200);
    const email = saysEmail ? provider.person.email : '';
    expect(data.user).toMatchObject({ name: '张三', email, siteRole: 'member' });
    expect((await server.call('user.current', { as: data.sessionId })).data.id).toBe(data.user.id);
    expect((await signIn()).data.user.id).toBe(data.user.id);
    const { data: ways } = await server.call('account.list', { as: data.sessionId });
    expect(ways).toMatchObject({ hasPassword: false, thirdParties: [{ type }] });
  });

  it.each(['github', 'gitee', 'oidc', 'wechat', 'dingtalk', 'feishu'] as const)(
    'lets no one in whom it refuses: %s',
    async (type) => {
      const { begin, agree, finish, signIn } = browser(server, type);
      const forged = { ...(await agree(await begin())), code: 'forged' };
      const answer = await finish(forged);
      expect(answer).toMatchObject({ status: 502, refusal: { reason: 'third-party-failed' } });
      expect(answer.message).toBe('第三方登录没有成功。请重试，或换一种方式登录。');
      provider.refuses = true;
      expect((await signIn()).status).toBe(502);
    },
  );

  it.each(['github', 'oidc', 'feishu'] as const)(
    'takes a code only from who asked for it: %s',
    async (type) => {
      const { begin, agree, finish } = browser(server, type);
      const begun = await begin();
      const url = new URL(begun.url);
      expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
      url.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
      const answer = await finish(await agree({ ...begun, url: url.href }));
      expect(answer.status).toBe(502);
    },
  );

  it.each([
    ['of another application', { aud: 'another' }],
    ['of another issuer', { iss: 'https://issuer.example' }],
    ['of another attempt', { nonce: 'another' }],
    ['that has expired', { exp: 1 }],
    ['of someone else than who is asked about', { sub: '999999' }],
  ])('of OpenID gives no token %s', async (_name, changes) => {
    provider.changes = changes;
    expect((await browser(server, 'oidc').signIn()).status).toBe(502);
  });

  it('of OpenID is spoken to the way it asks for', async () => {
    provider.isPlain = true;
    const other = await createServer();
    const { status, data } = await browser(other, 'oidc').signIn();
    expect([status, data.user?.email]).toEqual([200, provider.person.email]);
    await other.close();
  });

  it('of OpenID signs its tokens itself', async () => {
    provider.forges = true;
    expect((await browser(server, 'oidc').signIn()).status).toBe(502);
  });

  it('that is down is asked again the next time', async () => {
    const configs = { oidc: { ...provider.configs.oidc!, issuer: 'http://127.0.0.1:9/oidc' } };
    const lonely = await createServer(createSqlite, { thirdParties: configs });
    const start = () => lonely.call('auth.thirdPartyStart', { body: { type: 'oidc' } });
    expect([(await start()).status, (await start()).status]).toEqual([502, 502]);
    const none = await lonely.call('auth.thirdPartyStart', { body: { type: 'github' } });
    expect(none.status).toBe(404);
    await lonely.close();
  });

  it('leaves no secret in the log', async () => {
    provider.refuses = true;
    const { begin, agree, finish } = browser(server, 'wechat');
    const sent = await agree(await begin());
    await finish(sent);
    expect(server.log()).toContain('auth.thirdPartyFinish');
    expect(server.log()).toContain('something else than expected');
    for (const secret of [sent.code, sent.state, sent.nonce, 'the secret of', 'the+secret+of']) {
      expect(server.log()).not.toContain(secret);
    }
  });

  it('is given to the page that began, which keeps the session', async () => {
    const kept = new Map<string, string>();
    const client = createClient({
      baseUrl: 'http://localhost',
      fetch: async (address, init) => server.app.request(address as string, init),
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    });
    const { agree } = browser(server);
    const begun = await client.call('auth.thirdPartyStart', { body: { type: 'github' } });
    const { sessionId } = await client.call('auth.thirdPartyFinish', { body: await agree(begun) });
    expect([...kept.values()]).toEqual([sessionId]);
    expect((await client.call('user.current')).name).toBe('张三');
  });

  it('is tried twenty times a minute', async () => {
    server.wait(MINUTE);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await server.call('auth.thirdPartyStart', { body: { type: 'github' } })).status);
    }
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });
});

describeDatabases('an attempt to sign in with a third party', (create) => {
  let server: TestServer;
  beforeAll(async () => void (server = await createServer(create)));
  afterAll(() => server.close());
  const ended = { status: 422, refusal: { reason: 'attempt-ended' } };

  it('works once, within ten minutes, in the browser and for the third party it was begun with', async () => {
    const { begin, agree, finish, signIn } = browser(server);
    const first = await agree(await begin());
    expect((await finish(first)).status).toBe(200);
    expect(await finish(first)).toMatchObject(ended);
    expect(await finish({ ...first, state: 'f'.repeat(64) })).toMatchObject(ended);

    const mine = await agree(await begin());
    const theirs = await agree(await begin());
    expect(await finish({ ...mine, nonce: theirs.nonce })).toMatchObject(ended);
    // Who tries to guess the nonce has one try.
    expect(await finish(mine)).toMatchObject(ended);
    expect(await finish({ ...theirs, type: 'gitee' })).toMatchObject(ended);

    const late = await agree(await begin());
    server.wait(10 * MINUTE);
    expect(await finish(late)).toMatchObject(ended);
    expect((await signIn()).status).toBe(200);
  });

  it('that signs in cannot be used to link an account, nor the other way round', async () => {
    const { agree, begin, finish } = browser(server);
    const { session: as } = await server.addUser('李四');
    const other = await server.addUser('王五');
    const signingIn = await agree(await begin());
    expect(await server.call('account.linkFinish', { body: signingIn, as })).toMatchObject(ended);
    const start = () => server.call('account.linkStart', { body: { type: 'github' }, as });
    expect(await finish(await agree((await start()).data))).toMatchObject(ended);
    const body = await agree((await start()).data);
    expect(await server.call('account.linkFinish', { body, as: other.session })).toMatchObject(ended);
  });

  it('leaves nothing in the database that could be used by who reads it', async () => {
    const { begin, agree, finish } = browser(server);
    const begun = await begin();
    const sent = await agree(begun);
    const { db } = server.services.database;
    const stored = JSON.stringify(await db.selectFrom('verification').selectAll().execute());
    for (const secret of [sent.state, sent.nonce, sent.code]) expect(stored).not.toContain(secret);
    await finish(sent);
    const accounts = await db.selectFrom('account').selectAll().execute();
    for (const { accessToken, refreshToken, idToken } of accounts) {
      expect([accessToken, refreshToken, idToken]).toEqual([null, null, null]);
    }
    const { session: as } = await server.addUser('李四');
    const headers = { 'Idempotency-Key': 'again' };
    const linking = await server.call('account.linkStart', { body: { type: 'github' }, as, headers });
    const kept = JSON.stringify(await db.selectFrom('idempotency').selectAll().execute());
    expect(kept).not.toContain(linking.data.nonce);
  });

  it('leads back to a page of this site only', async () => {
    const { begin, agree, finish } = browser(server);
    const path = '/graph/1/revision?from=2#3';
    expect((await finish(await agree(await begin(path)))).data.redirect).toBe(path);
    expect((await finish(await agree(await begin()))).data.redirect).toBe('/');
    const elsewhere = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'x',
      '',
    ];
    for (const redirect of [...elsewhere, 'javascript:alert(1)']) {
      const answer = await server.call('auth.thirdPartyStart', { body: { type: 'github', redirect } });
      expect(answer).toMatchObject({ status: 400, refusal: { fields: ['redirect'] } });
    }
    const { url } = await begin();
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${SITE}/login/callback/github`);
  });

  it('makes one account for who begins twice and finishes at once', async () => {
    const { begin, agree, finish } = browser(server);
    const [one, two] = [await agree(await begin()), await agree(await begin())];
    const answers = await Promise.all([finish(one), finish(two)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0].data.user.id).toBe(answers[1].data.user.id);
  });

  it('ends the session it was made with', async () => {
    const { session } = await server.addUser('李四');
    expect((await browser(server).signIn(session)).status).toBe(200);
    expect((await server.call('user.current', { as: session })).status).toBe(401);
  });
});

describeDatabases('the account of a third party', (create) => {
  let server: TestServer;
  beforeAll(async () => void (server = await createServer(create)));
  afterAll(() => server.close());
  const password = 'long enough';
  const signUp = async () => {
    server.wait(MINUTE);
    const body = { name: '李四', email: provider.person.email, password };
    return (await server.call('auth.signUp', { body })).data;
  };

  it('is that of the same email, where both sides have confirmed it', async () => {
    const { user } = (await browser(server, 'github').signIn()).data;
    expect((await browser(server, 'gitee').signIn()).data.user.id).toBe(user.id);
    provider.person = { ...provider.person, email: provider.person.email.toUpperCase() };
    expect((await browser(server, 'oidc').signIn()).data.user.id).toBe(user.id);
  });

  it.each(['github', 'gitee', 'oidc'] as const)(
    'is another one, without an email, where %s has not confirmed it, whether or not there is one',
    async (type) => {
      provider.person = { ...provider.person, isEmailConfirmed: false };
      const alone = (await browser(server, type).signIn()).data.user;
      const { user } = await signUp();
      provider.person = { ...provider.person, id: 1000 + provider.person.id };
      const beside = (await browser(server, type).signIn()).data.user;
      expect(new Set([user.id, alone.id, beside.id]).size).toBe(3);
      expect([alone.email, beside.email]).toEqual(['', '']);
    },
  );

  it('is refused where there is one whose email nobody has confirmed, until it is linked from inside', async () => {
    const { sessionId, user } = await signUp();
    const { signIn, link } = browser(server);
    const refused = await signIn();
    expect(refused).toMatchObject({
      status: 409,
      refusal: { reason: 'account-exists', ways: ['password'] },
      message: '你的邮箱在这里已有账号。请用原来的方式登录，再到账号设置里关联。',
    });
    const linked = await link(sessionId);
    expect(linked.data).toMatchObject({ hasPassword: true, thirdParties: [{ type: 'github' }] });
    expect((await signIn()).data.user.id).toBe(user.id);
    // GitHub has confirmed the email, which is the account's.
    expect((await browser(server, 'gitee').signIn()).data.user.id).toBe(user.id);
  });

  it('leads in no longer, where it was linked before the email was confirmed by its owner', async () => {
    const { email } = provider.person;
    const { sessionId, user } = await signUp();
    // Someone has signed up with an email that is not theirs, and linked an account that is.
    provider.person = { ...provider.person, id: 2000 + provider.person.id, isEmailConfirmed: false };
    await browser(server).link(sessionId);
    await server.call('auth.forgotPassword', { body: { email } });
    await expect.poll(() => server.mails.some(({ to }) => to === email)).toBe(true);
    const mail = server.mails.find(({ to }) => to === email);
    const token = /reset=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await server.call('auth.resetPassword', { body: { token, password } });
    expect((await browser(server).signIn()).data.user.id).not.toBe(user.id);
    provider.person = { ...provider.person, id: 3000 + provider.person.id, isEmailConfirmed: true };
    expect((await browser(server).signIn()).data.user.id).toBe(user.id);
  });

  it('is not made where accounts are not, and leads in where there is one', async () => {
    const { signIn } = browser(server);
    const { user } = (await signIn()).data;
    Object.assign(server.services.config, { signUp: false });
    expect((await signIn()).data.user.id).toBe(user.id);
    provider.person = { ...provider.person, id: 4000, email: 'new@example.com' };
    expect(await signIn()).toMatchObject({ status: 403, refusal: { reason: 'sign-up-closed' } });
    Object.assign(server.services.config, { signUp: true });
  });

  it('is linked and unlinked from inside, but never the last way in, and by nobody else', async () => {
    const { sessionId: as, user } = (await browser(server, 'wechat').signIn()).data;
    const unlink = (id = '') => server.call('account.unlink', { params: { id }, as });
    const [only] = (await server.call('account.list', { as })).data.thirdParties;
    expect(only).toMatchObject({ type: 'wechat', label: '微信' });
    expect(await unlink(only?.id)).toMatchObject({ status: 409, refusal: { reason: 'last-account' } });

    const linked = (await browser(server, 'feishu').link(as)).data.thirdParties;
    expect(linked.map(({ type }) => type)).toEqual(['wechat', 'feishu']);
    const again = (await browser(server, 'feishu').link(as)).data.thirdParties;
    expect(again).toEqual(linked);
    const other = await server.addUser('王五');
    expect(await browser(server, 'feishu').link(other.session)).toMatchObject({
      status: 409,
      refusal: { reason: 'account-taken' },
    });

    expect((await unlink(only?.id)).data.thirdParties.map(({ type }) => type)).toEqual(['feishu']);
    expect((await unlink(only?.id)).status).toBe(404);
    expect((await browser(server, 'feishu').signIn()).data.user.id).toBe(user.id);
    expect((await browser(server, 'wechat').signIn()).data.user.id).not.toBe(user.id);
  });

  it('bears a name that can be stored, whatever it is', async () => {
    provider.person = { ...provider.person, name: `\u0000\ud800 ${'名'.repeat(100)}` };
    expect((await browser(server).signIn()).data.user.name).toBe('名'.repeat(60));
    provider.person = { ...provider.person, id: 5000, email: 'x@example.com', name: '' };
    expect((await browser(server, 'feishu').signIn()).data.user.name).toBe('乐图用户');
  });
});
