import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabases } from './support/databases.js';
import { createTestServer, type TestServer } from './support/testServer.js';

const DAY = 24 * 60 * 60_000;

describeDatabases('signing in', (create) => {
  let server: TestServer;
  beforeAll(async () => void (server = await createTestServer(create)));
  afterAll(() => server.close());

  const zhang = { email: 'zhang@example.com', password: '正确的马电池订书钉' };
  const current = (as: string) => server.call('user.current', { as });
  const signIn = async (account = zhang) => {
    server.wait(61_000);
    return server.call('auth.signIn', { body: account });
  };

  it('makes an account once, whatever the case of its email', async () => {
    const body = { ...zhang, name: '张三' };
    const { data } = await server.call('auth.signUp', { body });
    expect(data.user).toMatchObject({
      name: '张三',
      email: zhang.email,
      siteRole: 'member',
      locale: 'zh-CN',
    });
    const again = await server.call('auth.signUp', { body: { ...body, email: 'Zhang@Example.COM' } });
    expect(again).toMatchObject({
      status: 409,
      refusal: { reason: 'email-taken' },
      message: '这个邮箱已经注册过。',
    });
  });

  it('answers the current user, whose number is too large for a JSON number', async () => {
    const { sessionId } = (await signIn()).data;
    const response = await server.app.request('/api/user/current', {
      headers: { Authorization: `Bearer ${sessionId}` },
    });
    const text = await response.text();
    expect(text).toMatch(/"uid":"BIGINT::\d{19}"/);
    expect(JSON.parse(text)).toMatchObject({ code: 200, message: '成功', data: { name: '张三' } });
    expect((await current(sessionId)).data.uid).toBeTypeOf('bigint');
  });

  it('gives a new session of at least 128 bits each time, and ends the one the request came with', async () => {
    const [first, second] = [(await signIn()).data.sessionId, (await signIn()).data.sessionId];
    expect(first).not.toBe(second);
    // 32 of 62 characters are 190 bits.
    expect(first).toMatch(/^[A-Za-z0-9]{32}$/);
    server.wait(61_000);
    const third = await server.call('auth.signIn', { body: zhang, as: first });
    expect((await current(first)).status).toBe(401);
    expect((await current(second)).status).toBe(200);
    expect((await current(third.data.sessionId)).status).toBe(200);
  });

  it('stores no session id that could be used by who reads the database', async () => {
    const { sessionId } = (await signIn()).data;
    const rows = await server.services.database.db.selectFrom('session').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(sessionId);
    for (const { token } of rows) expect((await current(token)).status).toBe(401);
  });

  it('says the same of a wrong password and an unknown account', async () => {
    const wrong = await signIn({ ...zhang, password: 'wrong password' });
    const unknown = await signIn({ ...zhang, email: 'nobody@example.com' });
    expect(wrong).toMatchObject({ status: 401, refusal: { reason: 'wrong-credentials' } });
    expect(unknown).toEqual(wrong);
  });

  it('allows five attempts a minute for an account, right or wrong', async () => {
    server.wait(61_000);
    const attempt = () => server.call('auth.signIn', { body: { ...zhang, password: 'wrong password' } });
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await attempt()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await server.call('auth.signIn', { body: zhang })).status).toBe(429);
    server.wait(61_000);
    expect((await server.call('auth.signIn', { body: zhang })).status).toBe(200);
  });

  it('lists where one is signed in, and ends one or all others', async () => {
    const { session: mine } = await server.addUser('李四');
    const other = await server.addUser('王五');
    const [only] = (await server.call('session.list', { as: mine })).data;
    expect(only).toMatchObject({ current: true });
    const [theirs] = (await server.call('session.list', { as: other.session })).data;
    const foreign = await server.call('session.revoke', { as: mine, params: { id: theirs?.id ?? '' } });
    expect(foreign.status).toBe(404);
    await server.call('session.revoke', { as: mine, params: { id: only?.id ?? '' } });
    expect((await current(mine)).status).toBe(401);

    const [here, there] = [(await signIn()).data.sessionId, (await signIn()).data.sessionId];
    await server.call('session.revokeOthers', { as: here });
    expect((await current(here)).status).toBe(200);
    expect((await current(there)).status).toBe(401);
    await server.call('auth.signOut', { as: here });
    expect((await current(here)).status).toBe(401);
  });

  it('changes the password for who knows it, and ends the other sessions', async () => {
    const [here, there] = [(await signIn()).data.sessionId, (await signIn()).data.sessionId];
    const change = (currentPassword: string) =>
      server.call('auth.changePassword', {
        as: here,
        body: { currentPassword, password: 'another password' },
      });
    expect((await change('wrong password')).status).toBe(403);
    expect((await change(zhang.password)).status).toBe(200);
    expect((await current(there)).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    expect((await signIn({ ...zhang, password: 'another password' })).status).toBe(200);
    expect((await current(here)).status).toBe(200);
  });
});

describeDatabases('a session', (create) => {
  it('ends when it was not used for two weeks, and after ninety days at the latest', async () => {
    const server = await createTestServer(create);
    const current = (as: string) => server.call('user.current', { as });
    const idle = (await server.addUser('闲')).session;
    const busy = (await server.addUser('忙')).session;
    for (let day = 0; day < 84; day += 12) {
      expect((await current(busy)).status).toBe(200);
      server.wait(12 * DAY);
      if (day === 12) expect((await current(idle)).status).toBe(401);
    }
    expect((await current(busy)).status).toBe(200);
    server.wait(7 * DAY);
    expect((await current(busy)).status).toBe(401);
    await server.close();
  });
});

describeDatabases('a forgotten password', (create) => {
  let server: TestServer;
  beforeAll(
    async () => void (server = await createTestServer(create, { publicUrl: 'https://letu.example' })),
  );
  afterAll(() => server.close());

  it('is set anew with the link in a message, once, which ends every session', async () => {
    const user = await server.addUser('赵六');
    const ask = (email: string) => server.call('auth.forgotPassword', { body: { email } });
    const known = await ask(user.email);
    expect(await ask('nobody@example.com')).toEqual(known);
    await expect.poll(() => server.mails.length).toBe(1);
    const [mail] = server.mails;
    expect(mail).toMatchObject({ to: user.email, subject: '重设乐图的密码' });
    const token = /https:\/\/letu\.example\/login\?reset=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token.length).toBeGreaterThanOrEqual(24);

    const body = { token, password: 'a new password' };
    expect((await server.call('auth.resetPassword', { body })).status).toBe(200);
    expect((await server.call('auth.resetPassword', { body })).refusal.reason).toBe('bad-token');
    expect((await server.call('user.current', { as: user.session })).status).toBe(401);
    const signedIn = await server.call('auth.signIn', {
      body: { email: user.email, password: body.password },
    });
    expect(signedIn.status).toBe(200);
    expect(server.log()).not.toContain(token);
  });
});

describeDatabases('a site that is closed to visitors', (create) => {
  it('makes no accounts, and says so before anyone tries', async () => {
    const server = await createTestServer(create, { signUp: false });
    const body = { name: '张三', email: 'a@example.com', password: 'long enough' };
    expect(await server.call('auth.signUp', { body })).toMatchObject({
      status: 403,
      message: '这里不开放注册。',
    });
    expect((await server.call('site.show')).data).toMatchObject({ signUp: false, mail: true });
    await server.close();
  });
});
