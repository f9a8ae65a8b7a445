import { createHmac } from 'node:crypto';
import type { ThirdPartyType } from '@letu/client/contract';
import type { ThirdPartyConfigs } from '../config/thirdPartyConfig.js';
import { messages, type Locale } from '../locales/index.js';
import type { Attempt, ThirdParty } from './thirdParty.js';
import { dingtalk } from './vendors/dingtalk.js';
import { feishu } from './vendors/feishu.js';
import { gitee } from './vendors/gitee.js';
import { github } from './vendors/github.js';
import { oidc } from './vendors/oidc.js';
import { wechat } from './vendors/wechat.js';

/** The third parties that this site lets people sign in with. */
export interface ThirdParties {
  readonly types: readonly ThirdPartyType[];
  /** Returns one by its type, undefined where it is not configured. */
  get(type: ThirdPartyType): ThirdParty | undefined;
  labelOf(type: ThirdPartyType, locale: Locale): string;
  /** Returns what belongs to an attempt to sign in, which its state decides. */
  attemptOf(type: ThirdPartyType, state: string): Attempt;
}

/**
 * Makes the third parties that are configured.
 *
 * @param key Only this server's: an attempt's secrets are derived from it and the state, and so need not be stored.
 * @param siteUrl The site's address, below which third parties send browsers back.
 */
export function createThirdParties(
  configs: ThirdPartyConfigs,
  key: Buffer,
  siteUrl: () => string,
): ThirdParties {
  const made: Readonly<Partial<Record<ThirdPartyType, ThirdParty>>> = {
    ...(configs.wechat && { wechat: wechat(configs.wechat) }),
    ...(configs.dingtalk && { dingtalk: dingtalk(configs.dingtalk) }),
    ...(configs.feishu && { feishu: feishu(configs.feishu) }),
    ...(configs.gitee && { gitee: gitee(configs.gitee) }),
    ...(configs.github && { github: github(configs.github) }),
    ...(configs.oidc && { oidc: oidc(configs.oidc) }),
  };
  const derive = (purpose: string, state: string) =>
    createHmac('sha256', key).update(`${purpose} ${state}`).digest('base64url');
  return {
    types: Object.keys(made) as ThirdPartyType[],
    get: (type) => made[type],
    labelOf: (type, locale) =>
      (type === 'oidc' && configs.oidc?.label) || messages[locale].thirdParties[type],
    attemptOf: (type, state) => ({
      redirectUri: `${siteUrl()}/login/callback/${type}`,
      state,
      verifier: derive('verifier', state),
      tokenNonce: derive('nonce', state),
    }),
  };
}
