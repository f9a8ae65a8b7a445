import { z } from 'zod';
import type { VendorConfig } from '../../config/thirdPartyConfig.js';
import { authorizationUrl, exchangeCode, oauthClient } from '../oauthClient.js';
import { accountId, askJson } from '../request.js';
import type { ThirdParty } from '../thirdParty.js';
import { noneIfHidden } from './github.js';

const user = z.object({ id: accountId, login: z.string(), name: z.string().nullish() });
const emails = z.array(
  z.object({ email: z.string(), state: z.string(), scope: z.array(z.string()).nullish() }),
);

/**
 * Signs in with Gitee, or a company's own. Gitee knows no PKCE and takes its token in the query only.
 *
 * https://gitee.com/api/v5/oauth_doc
 * https://gitee.com/api/v5/swagger#/getV5Emails
 */
export function gitee(config: VendorConfig): ThirdParty {
  const configuration = oauthClient(config, { authorize: '/oauth/authorize', token: '/oauth/token' });
  return {
    authority: config.url,
    authorizationUrl: (attempt) =>
      authorizationUrl(configuration, attempt, { scope: 'user_info emails', withProof: false }),
    async identify(code, attempt) {
      const { access_token: token } = await exchangeCode(configuration, code, attempt, { withProof: false });
      const at = (path: string) => {
        const address = new URL(`${config.apiUrl}${path}`);
        address.searchParams.set('access_token', token);
        return address;
      };
      const { id, login, name } = await askJson(at('/user'), user, {});
      const known = await askJson(at('/emails'), emails, {}).catch(noneIfHidden);
      const confirmed = known.find(({ state, scope }) => state === 'confirmed' && scope?.includes('primary'));
      return { id, name: name || login, confirmedEmail: confirmed?.email };
    },
  };
}
