import { Hono, type Context } from 'hono';
import type { Grants, Person } from './grants.js';

interface Provider {
  readonly grants: Grants;
  readonly person: () => Person;
  /** Whether every exchange is refused. */
  readonly refuses: () => boolean;
}

const bearer = ({ req }: Context) => /^Bearer (.+)$/.exec(req.header('Authorization') ?? '')?.[1];

async function form({ req }: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await req.text());
}

function back(
  { req, redirect, text }: Context,
  code: string | undefined,
  names: readonly string[] = ['code'],
) {
  if (code === undefined) return text('This application is not registered.', 400);
  const address = new URL(req.query('redirect_uri') ?? '');
  for (const name of names) address.searchParams.set(name, code);
  address.searchParams.set('state', req.query('state') ?? '');
  return redirect(address.href);
}

function authorize({ grants, person }: Provider) {
  return (context: Context) => {
    const { req } = context;
    if (req.query('response_type') !== 'code') return context.text('unsupported_response_type', 400);
    if (req.query('code_challenge') && req.query('code_challenge_method') !== 'S256') {
      return context.text('invalid_request', 400);
    }
    const asked = {
      clientId: req.query('client_id'),
      redirectUri: req.query('redirect_uri'),
      challenge: req.query('code_challenge'),
    };
    return back(context, grants.agree(asked, person()));
  };
}

async function exchange(context: Context, { grants, refuses }: Provider): Promise<string | undefined> {
  const sent = await form(context);
  const token = grants.exchange({
    clientId: sent.get('client_id') ?? undefined,
    clientSecret: sent.get('client_secret') ?? undefined,
    code: sent.get('code') ?? undefined,
    redirectUri: sent.get('redirect_uri') ?? '',
    verifier: sent.get('code_verifier') ?? undefined,
  });
  return refuses() || sent.get('grant_type') !== 'authorization_code' ? undefined : token;
}

/** https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps: refusals are answered with 200. */
export function githubPages(provider: Provider): Hono {
  const pages = new Hono();
  pages.get('/login/oauth/authorize', authorize(provider));
  pages.post('/login/oauth/access_token', async (context) => {
    const token = await exchange(context, provider);
    if (context.req.header('Accept') !== 'application/json') return context.text(`access_token=${token}`);
    return token === undefined
      ? context.json({
          error: 'bad_verification_code',
          error_description: 'The code is incorrect or expired.',
        })
      : context.json({ access_token: token, scope: 'read:user,user:email', token_type: 'bearer' });
  });
  pages.use('/api/v3/*', async (context, next) => {
    if (!context.req.header('User-Agent')) return context.json({ message: 'forbidden' }, 403);
    if (!provider.grants.read(bearer(context))) return context.json({ message: 'Bad credentials' }, 401);
    return next();
  });
  pages.get('/api/v3/user', (context) => {
    const { id, name } = provider.person();
    return context.json({ id, login: `gh-${id}`, name, email: null, type: 'User' });
  });
  pages.get('/api/v3/user/emails', (context) => {
    const { email, isEmailConfirmed } = provider.person();
    const other = { email: 'other@example.com', primary: false, verified: true, visibility: null };
    return context.json([other, { email, primary: true, verified: isEmailConfirmed, visibility: 'private' }]);
  });
  return pages;
}

/** https://gitee.com/api/v5/oauth_doc: it ignores what belongs to PKCE. */
export function giteePages(provider: Provider): Hono {
  const pages = new Hono();
  pages.get('/oauth/authorize', authorize(provider));
  pages.post('/oauth/token', async (context) => {
    const token = await exchange(context, provider);
    if (token === undefined) return context.json({ error: 'invalid_grant', error_description: '无效' }, 401);
    const created = { expires_in: 86_400, refresh_token: 'r', scope: 'user_info emails', created_at: 1 };
    return context.json({ access_token: token, token_type: 'bearer', ...created });
  });
  pages.use('/api/v5/*', async (context, next) =>
    provider.grants.read(context.req.query('access_token'))
      ? next()
      : context.json({ message: '401 Unauthorized' }, 401),
  );
  pages.get('/api/v5/user', (context) => {
    const { id, name } = provider.person();
    return context.json({ id, login: `gitee-${id}`, name, email: null });
  });
  pages.get('/api/v5/emails', (context) => {
    const { email, isEmailConfirmed } = provider.person();
    const state = isEmailConfirmed ? 'confirmed' : 'unconfirmed';
    return context.json([{ email, state, scope: ['primary', 'notified'] }]);
  });
  return pages;
}

/** https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html: JSON named text, refusals with 200. */
export function wechatPages({ grants, person, refuses }: Provider): Hono {
  const pages = new Hono();
  const json = (context: Context, body: unknown) => context.text(JSON.stringify(body));
  pages.get('/connect/qrconnect', (context) => {
    const { appid, redirect_uri: redirectUri, scope, state = '' } = context.req.query();
    if (scope !== 'snsapi_login' || !/^[a-zA-Z0-9]{1,128}$/.test(state)) return context.text('参数错误', 400);
    return back(context, grants.agree({ clientId: appid, redirectUri }, person()));
  });
  pages.get('/sns/oauth2/access_token', (context) => {
    const { appid, secret, code, grant_type: kind } = context.req.query();
    const token = grants.exchange({ clientId: appid, clientSecret: secret, code });
    if (token === undefined || refuses() || kind !== 'authorization_code') {
      return json(context, { errcode: 40029, errmsg: 'invalid code' });
    }
    const openid = `openid-${person().id}`;
    const ends = { expires_in: 7200, refresh_token: 'r', scope: 'snsapi_login' };
    return json(context, { access_token: token, openid, unionid: `union-${person().id}`, ...ends });
  });
  pages.get('/sns/userinfo', (context) => {
    const { access_token: token, openid } = context.req.query();
    const grant = grants.read(token);
    if (!grant || openid !== `openid-${grant.person.id}`) {
      return json(context, { errcode: 40003, errmsg: 'invalid openid' });
    }
    const { id, name: nickname } = grant.person;
    const rest = { sex: 0, headimgurl: 'https://thirdwx.example/0', privilege: [] };
    return json(context, { openid, nickname, unionid: `union-${id}`, ...rest });
  });
  return pages;
}

/** https://open.dingtalk.com/document/orgapp/obtain-user-token */
export function dingtalkPages({ grants, person, refuses }: Provider): Hono {
  const pages = new Hono();
  pages.get('/oauth2/auth', (context) => {
    const { client_id: clientId, redirect_uri: redirectUri, scope, prompt } = context.req.query();
    if (scope !== 'openid' || prompt !== 'consent') return context.text('参数错误', 400);
    return back(context, grants.agree({ clientId, redirectUri }, person()), ['authCode']);
  });
  pages.post('/v1.0/oauth2/userAccessToken', async (context) => {
    const { clientId, clientSecret, code, grantType } = (await context.req.json()) as Record<string, string>;
    const token = grants.exchange({ clientId, clientSecret, code });
    if (token === undefined || refuses() || grantType !== 'authorization_code') {
      return context.json({ code: 'invalidParameter.authCode.notFound', message: '不存在的临时授权码' }, 400);
    }
    return context.json({ accessToken: token, refreshToken: 'r', expireIn: 7200 });
  });
  pages.get('/v1.0/contact/users/me', (context) => {
    const grant = grants.read(context.req.header('x-acs-dingtalk-access-token'));
    if (!grant) return context.json({ code: 'InvalidAuthentication', message: '不合法的access_token' }, 400);
    const { id, name: nick, email } = grant.person;
    return context.json({ nick, unionId: `union-${id}`, openId: `open-${id}`, email, stateCode: '86' });
  });
  return pages;
}

/** https://open.feishu.cn/document/uAjLw4CM/ukTMukTMukTM/authentication-management/access-token/get-user-access-token-v3 */
export function feishuPages(provider: Provider): Hono {
  const pages = new Hono();
  pages.get('/open-apis/authen/v1/authorize', authorize(provider));
  pages.post('/oauth/v3/token', async (context) => {
    const token = await exchange(context, provider);
    if (token === undefined) {
      return context.json({ code: 20003, error: 'invalid_grant', error_description: 'code is invalid' }, 400);
    }
    return context.json({ code: 0, access_token: token, expires_in: 7200, token_type: 'Bearer', scope: '' });
  });
  pages.get('/open-apis/authen/v1/user_info', (context) => {
    const grant = provider.grants.read(bearer(context));
    if (!grant) return context.json({ code: 20005, msg: 'invalid access token' }, 401);
    const { id, name, email } = grant.person;
    const data = { name, open_id: `ou_${id}`, union_id: `on_${id}`, email, tenant_key: 't' };
    return context.json({ code: 0, msg: 'success', data });
  });
  return pages;
}

export type { Provider };
