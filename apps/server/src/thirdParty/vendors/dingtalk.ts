import { z } from 'zod';
import type { VendorConfig } from '../../config/thirdPartyConfig.js';
import { askJson } from '../request.js';
import type { ThirdParty } from '../thirdParty.js';

const token = z.object({ accessToken: z.string().min(1) });
const user = z.object({ unionId: z.string().min(1), nick: z.string().optional() });

/**
 * Signs in with DingTalk. It takes JSON for its own names of what OAuth has, a token in a header of its own, knows no PKCE, and
 * does not say whether an email has been confirmed.
 *
 * https://open.dingtalk.com/document/orgapp/tutorial-obtaining-user-personal-information
 * https://open.dingtalk.com/document/orgapp/obtain-user-token
 * https://open.dingtalk.com/document/orgapp/dingtalk-retrieve-user-information
 */
export function dingtalk({ clientId, clientSecret, url, apiUrl }: VendorConfig): ThirdParty {
  return {
    authority: url,
    async authorizationUrl({ redirectUri, state }) {
      const parameters = new URLSearchParams({
        redirect_uri: redirectUri,
        response_type: 'code',
        client_id: clientId,
        scope: 'openid',
        state,
        prompt: 'consent',
      });
      return `${url}/oauth2/auth?${parameters}`;
    },
    async identify(code) {
      const given = await askJson(new URL(`${apiUrl}/v1.0/oauth2/userAccessToken`), token, {
        method: 'POST',
        body: { clientId, clientSecret, code, grantType: 'authorization_code' },
      });
      const { unionId, nick } = await askJson(new URL(`${apiUrl}/v1.0/contact/users/me`), user, {
        headers: { 'x-acs-dingtalk-access-token': given.accessToken },
      });
      return { id: unionId, name: nick ?? '', confirmedEmail: undefined };
    },
  };
}
