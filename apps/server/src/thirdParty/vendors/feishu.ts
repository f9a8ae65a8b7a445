import { z } from 'zod';
import type { VendorConfig } from '../../config/thirdPartyConfig.js';
import { authorizationUrl, exchangeCode, oauthClient } from '../oauthClient.js';
import { askJson } from '../request.js';
import type { ThirdParty } from '../thirdParty.js';

const answer = z.object({
  code: z.literal(0),
  data: z.object({
    open_id: z.string().min(1),
    union_id: z.string().optional(),
    name: z.string().optional(),
  }),
});

/**
 * Signs in with Feishu, or Lark. Its emails are what a company's administrators entered, which nobody has confirmed.
 *
 * https://open.feishu.cn/document/common-capabilities/sso/api/obtain-oauth-code
 * https://open.feishu.cn/document/uAjLw4CM/ukTMukTMukTM/authentication-management/access-token/get-user-access-token-v3
 * https://open.feishu.cn/document/uAjLw4CM/ukTMukTMukTM/reference/authen-v1/user_info/get
 */
export function feishu(config: VendorConfig): ThirdParty {
  const configuration = oauthClient(config, {
    authorize: '/open-apis/authen/v1/authorize',
    token: '/oauth/v3/token',
  });
  return {
    authority: config.url,
    authorizationUrl: (attempt) => authorizationUrl(configuration, attempt, {}),
    async identify(code, attempt) {
      const { access_token: token } = await exchangeCode(configuration, code, attempt);
      const { data } = await askJson(new URL(`${config.apiUrl}/open-apis/authen/v1/user_info`), answer, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return { id: data.union_id || data.open_id, name: data.name ?? '', confirmedEmail: undefined };
    },
  };
}
