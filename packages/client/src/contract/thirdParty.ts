import { z } from './zod.js';

/** Who else may say who someone is; `oidc` is the one OpenID provider a site has of its own. */
export const thirdPartyType = z.enum(['github', 'gitee', 'wechat', 'dingtalk', 'feishu', 'oidc']);
/** The name of a third party, such as `dingtalk`. */
export type ThirdPartyType = z.output<typeof thirdPartyType>;

/** A third party that this site lets people sign in with. */
export const thirdParty = z.object({
  type: thirdPartyType,
  /** Its name in the caller's language. */
  label: z.string(),
  /** Which picture stands for it. */
  icon: z.string(),
});
/** A third party that people sign in with. */
export type ThirdParty = z.output<typeof thirdParty>;
