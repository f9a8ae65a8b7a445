import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { Hono } from 'hono';
import { APPLICATION, type Person } from './grants.js';
import type { Provider } from './vendors.js';

/** What an ID token says besides, or instead. */
export type Claims = Readonly<Record<string, unknown>>;

interface OpenIdProvider extends Provider {
  readonly issuer: () => string;
  readonly changes: () => Claims;
  /** Whether ID tokens are signed by a key that is not published. */
  readonly forges: () => boolean;
  /** Whether the secret comes in the body, and ID tokens say all there is to say. */
  readonly isPlain: () => boolean;
}

/** https://openid.net/specs/openid-connect-core-1_0.html and https://openid.net/specs/openid-connect-discovery-1_0.html */
export function openIdPages(provider: OpenIdProvider): Hono {
  const { grants, person, refuses, issuer, changes, forges, isPlain } = provider;
  const pages = new Hono();
  const keys = [newKeys(), newKeys()] as const;
  pages.get('/.well-known/openid-configuration', (context) =>
    context.json({
      issuer: issuer(),
      authorization_endpoint: `${issuer()}/authorize`,
      token_endpoint: `${issuer()}/token`,
      ...(isPlain()
        ? { token_endpoint_auth_methods_supported: ['client_secret_post'] }
        : { userinfo_endpoint: `${issuer()}/userinfo` }),
      jwks_uri: `${issuer()}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    }),
  );
  pages.get('/jwks', (context) =>
    context.json({
      keys: [{ ...keys[0].publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256', use: 'sig' }],
    }),
  );
  pages.get('/authorize', (context) => {
    const asked = context.req.query();
    const { client_id: clientId, redirect_uri: redirectUri = '', state = '', nonce, scope = '' } = asked;
    const challenge = asked['code_challenge'];
    const code = grants.agree({ clientId, redirectUri, challenge, nonce }, person());
    if (code === undefined || !scope.split(' ').includes('openid'))
      return context.text('invalid_request', 400);
    const address = new URL(redirectUri);
    address.search = String(new URLSearchParams({ code, state, iss: issuer() }));
    return context.redirect(address.href);
  });
  pages.post('/token', async (context) => {
    const sent = new URLSearchParams(await context.req.text());
    const [id = '', secret = ''] = isPlain()
      ? [sent.get('client_id') ?? '', sent.get('client_secret') ?? '']
      : basic(context.req.header('Authorization'));
    const token = grants.exchange({
      clientId: id,
      clientSecret: secret,
      code: sent.get('code') ?? undefined,
      redirectUri: sent.get('redirect_uri') ?? '',
      verifier: sent.get('code_verifier') ?? undefined,
    });
    if (token === undefined || refuses()) return context.json({ error: 'invalid_grant' }, 400);
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: issuer(),
      sub: String(person().id),
      aud: APPLICATION.id,
      iat: now,
      exp: now + 300,
      nonce: grants.read(token)?.nonce,
      ...(isPlain() ? profileOf(person()) : {}),
      ...changes(),
    };
    const { privateKey } = keys[forges() ? 1 : 0];
    return context.json({ access_token: token, token_type: 'Bearer', id_token: signed(claims, privateKey) });
  });
  pages.get('/userinfo', (context) => {
    const grant = grants.read(/^Bearer (.+)$/.exec(context.req.header('Authorization') ?? '')?.[1]);
    if (!grant) return context.json({ error: 'invalid_token' }, 401);
    return context.json({ sub: String(grant.person.id), ...profileOf(grant.person) });
  });
  return pages;
}

function profileOf({ name, email, isEmailConfirmed }: Person): Claims {
  return { name, email, email_verified: isEmailConfirmed };
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** https://www.rfc-editor.org/rfc/rfc6749#section-2.3.1: both are encoded as in a form. */
function basic(header = ''): string[] {
  const [, encoded = ''] = /^Basic (.+)$/.exec(header) ?? [];
  const parts = Buffer.from(encoded, 'base64').toString().split(':');
  return parts.map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
}

function signed(claims: Claims, key: KeyObject): string {
  const parts = [{ alg: 'RS256', kid: '1', typ: 'JWT' }, claims];
  const content = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}
