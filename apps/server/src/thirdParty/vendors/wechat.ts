import { z } from 'zod';
import type { VendorConfig } from '../../config/thirdPartyConfig.js';
import { askJson } from '../request.js';
import type { ThirdParty } from '../thirdParty.js';

/** A refusal is answered with 200, and with `errcode` in place of these. */
const token = z.object({ access_token: z.string().min(1), openid: z.string().min(1) });
const user = z.object({
  openid: z.string().min(1),
  unionid: z.string().optional(),
  nickname: z.string().optional(),
});

/**
 * Signs in with WeChat by its code to scan. It names what OAuth has other names for, knows no PKCE and no emails, and lets a
 * state have letters and digits only.
 *
 * https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Wechat_Login.html
 * https://developers.weixin.qq.com/doc/oplatform/Website_App/WeChat_Login/Authorized_Interface_Calling_UnionID.html
 */
export function wechat({ clientId, clientSecret, url, apiUrl }: VendorConfig): ThirdParty {
  const at = (path: string, parameters: Record<string, string>) =>
    new URL(`${apiUrl}${path}?${new URLSearchParams(parameters)}`);
  return {
    authority: url,
    async authorizationUrl({ redirectUri, state }) {
      const parameters = new URLSearchParams({
        appid: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      });
      return `${url}/connect/qrconnect?${parameters}#wechat_redirect`;
    },
    async identify(code) {
      const exchange = { appid: clientId, secret: clientSecret, code, grant_type: 'authorization_code' };
      const given = await askJson(at('/sns/oauth2/access_token', exchange), token, {});
      const whose = { access_token: given.access_token, openid: given.openid, lang: 'zh_CN' };
      const { openid, unionid, nickname } = await askJson(at('/sns/userinfo', whose), user, {});
      return { id: unionid || openid, name: nickname ?? '', confirmedEmail: undefined };
    },
  };
}
