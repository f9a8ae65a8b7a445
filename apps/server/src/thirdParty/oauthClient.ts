import * as client from 'openid-client';
import { isOnThisMachine, type VendorConfig } from '../config/thirdPartyConfig.js';
import { PATIENCE_MS } from './request.js';
import type { Attempt } from './thirdParty.js';

interface OAuthPaths {
  /** Below the vendor's address. */
  readonly authorize: string;
  readonly token: string;
}

/** Makes a client for a vendor that speaks OAuth 2 and publishes no description of itself. */
export function oauthClient(
  { url, clientId, clientSecret }: VendorConfig,
  { authorize, token }: OAuthPaths,
): client.Configuration {
  const server = {
    issuer: url,
    authorization_endpoint: `${url}${authorize}`,
    token_endpoint: `${url}${token}`,
  };
  return prepared(new client.Configuration(server, clientId, {}, client.ClientSecretPost(clientSecret)), url);
}

/** Lets a client wait for so long only, and do without encryption on this machine. */
export function prepared(configuration: client.Configuration, url: string): client.Configuration {
  configuration.timeout = PATIENCE_MS / 1000;
  if (isOnThisMachine(url)) client.allowInsecureRequests(configuration);
  return configuration;
}

/** Returns where the user signs in, with proof that the code is exchanged by who asked for it. */
export async function authorizationUrl(
  configuration: client.Configuration,
  { redirectUri, state, verifier }: Attempt,
  { withProof = true, ...parameters }: { scope?: string; nonce?: string; withProof?: boolean },
): Promise<string> {
  const proof = {
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  return client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    state,
    ...parameters,
    ...(withProof ? proof : {}),
  }).href;
}

/** Exchanges a code for tokens. @throws Error where the vendor refuses it. */
export async function exchangeCode(
  configuration: client.Configuration,
  code: string,
  { redirectUri, state, verifier }: Attempt,
  {
    withProof = true,
    ...checks
  }: { expectedNonce?: string; idTokenExpected?: boolean; withProof?: boolean } = {},
) {
  const answered = new URL(redirectUri);
  answered.searchParams.set('code', code);
  answered.searchParams.set('state', state);
  const { issuer, authorization_response_iss_parameter_supported: namesItself } =
    configuration.serverMetadata();
  // RFC 9207 keeps answers of several servers apart; here each has an address of its own to answer to.
  if (namesItself) answered.searchParams.set('iss', issuer);
  return client.authorizationCodeGrant(configuration, answered, {
    expectedState: state,
    ...checks,
    ...(withProof ? { pkceCodeVerifier: verifier } : {}),
  });
}
