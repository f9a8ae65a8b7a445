import { z } from 'zod';
import type { VendorConfig } from '../../config/thirdPartyConfig.js';
import { authorizationUrl, exchangeCode, oauthClient } from '../oauthClient.js';
import { accountId, askJson, ThirdPartyError } from '../request.js';
import type { ThirdParty } from '../thirdParty.js';

const user = z.object({ id: accountId, login: z.string(), name: z.string().nullish() });
const emails = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

/**
 * Signs in with GitHub, or a company's own GitHub Enterprise Server.
 *
 * https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 * https://docs.github.com/en/rest/users/emails#list-email-addresses-for-the-authenticated-user
 */
export function github(config: VendorConfig): ThirdParty {
  const configuration = oauthClient(config, {
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
  });
  return {
    authority: config.url,
    authorizationUrl: (attempt) =>
      authorizationUrl(configuration, attempt, { scope: 'read:user user:email' }),
    async identify(code, attempt) {
      const { access_token: token } = await exchangeCode(configuration, code, attempt);
      const headers = { Authorization: `Bearer ${token}` };
      const { id, login, name } = await askJson(new URL(`${config.apiUrl}/user`), user, { headers });
      const known = await askJson(new URL(`${config.apiUrl}/user/emails`), emails, { headers }).catch(
        noneIfHidden,
      );
      const confirmed = known.find(({ primary, verified }) => primary && verified);
      return { id, name: name || login, confirmedEmail: confirmed?.email };
    },
  };
}

/** Someone may hand out no emails, or the application may not be allowed to ask for them. */
export function noneIfHidden(error: unknown): [] {
  if (error instanceof ThirdPartyError && (error.status === 403 || error.status === 404)) return [];
  throw error;
}
