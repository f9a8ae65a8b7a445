import * as client from 'openid-client';
import { z } from 'zod';
import { isOnThisMachine, type OidcConfig } from '../../config/thirdPartyConfig.js';
import { authorizationUrl, exchangeCode, prepared } from '../oauthClient.js';
import { PATIENCE_MS, ThirdPartyError } from '../request.js';
import type { ThirdParty } from '../thirdParty.js';

/** https://openid.net/specs/openid-connect-core-1_0.html#StandardClaims */
const claims = z.object({
  sub: z.string().min(1),
  name: z.string().optional(),
  preferred_username: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.unknown(),
});

/** Signs in with any OpenID provider: https://openid.net/specs/openid-connect-core-1_0.html */
export function oidc(config: OidcConfig): ThirdParty {
  let discovered: Promise<client.Configuration> | undefined;
  const configuration = () => {
    discovered ??= discover(config).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    authority: config.issuer,
    async authorizationUrl(attempt) {
      const parameters = { scope: 'openid profile email', nonce: attempt.tokenNonce };
      return authorizationUrl(await configuration(), attempt, parameters);
    },
    async identify(code, attempt) {
      const server = await configuration();
      const checks = { expectedNonce: attempt.tokenNonce, idTokenExpected: true };
      const tokens = await exchangeCode(server, code, attempt, checks);
      const token = tokens.claims();
      if (!token) throw new ThirdPartyError(`${config.issuer} gives no ID token.`);
      // What a provider says of someone is in the token with some, and has to be asked for with others.
      const asked = server.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(server, tokens.access_token, token.sub)
        : {};
      const { sub, name, preferred_username, email, email_verified } = claims.parse({ ...token, ...asked });
      return {
        id: sub,
        name: name || preferred_username || '',
        confirmedEmail: email_verified === true ? email : undefined,
      };
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: OidcConfig): Promise<client.Configuration> {
  const options = {
    timeout: PATIENCE_MS / 1000,
    // ID tokens are checked by the provider's keys, not taken on trust in the connection alone.
    execute: [
      client.enableNonRepudiationChecks,
      ...(isOnThisMachine(issuer) ? [client.allowInsecureRequests] : []),
    ],
  };
  const found = await client.discovery(new URL(issuer), clientId, {}, authentication(clientSecret), options);
  return prepared(found, issuer);
}

/** Sends the secret the way the provider asks for: https://openid.net/specs/openid-connect-discovery-1_0.html#ProviderMetadata */
function authentication(secret: string | undefined): client.ClientAuth {
  if (secret === undefined) return client.None();
  const [inBody, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const accepted = server.token_endpoint_auth_methods_supported;
    const way = accepted?.includes('client_secret_post') ? inBody : inHeader;
    return way(server, ...rest);
  };
}
