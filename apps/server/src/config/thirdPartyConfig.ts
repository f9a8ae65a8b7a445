import { z } from 'zod';

/** An application registered with a vendor, and where the vendor is reached. */
export interface VendorConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where users sign in. Without a final slash. */
  readonly url: string;
  /** Where the server asks. Without a final slash. */
  readonly apiUrl: string;
}

/** An application registered with an OpenID provider, which says itself where it is reached. */
export interface OidcConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  readonly label: string | undefined;
}

/** The third parties that people may sign in with, each where its variables are set. */
export interface ThirdPartyConfigs {
  readonly github?: VendorConfig;
  readonly gitee?: VendorConfig;
  readonly wechat?: VendorConfig;
  readonly dingtalk?: VendorConfig;
  readonly feishu?: VendorConfig;
  readonly oidc?: OidcConfig;
}

/** An address that secrets are sent to: HTTPS, except on this machine. */
const address = z.string().refine(isSafe, 'must be an address that begins with https://');
const text = z.string().min(1).max(500).optional();

type Address = z.ZodDefault<typeof address>;
type VendorVariables<Prefix extends string> = Readonly<
  Record<`${Prefix}_CLIENT_ID` | `${Prefix}_CLIENT_SECRET`, typeof text> &
    Record<`${Prefix}_URL` | `${Prefix}_API_URL`, Address>
>;

function vendor<Prefix extends string>(prefix: Prefix, name: string, url: string, apiUrl: string) {
  return {
    [`${prefix}_CLIENT_ID`]: text.describe(`Application registered with ${name}, to sign in with it`),
    [`${prefix}_CLIENT_SECRET`]: text.describe(`Secret of the application registered with ${name}`),
    [`${prefix}_URL`]: address.default(url).describe(`Where users sign in to ${name}`),
    [`${prefix}_API_URL`]: address.default(apiUrl).describe(`Where ${name} is asked who has signed in`),
  } as VendorVariables<Prefix>;
}

/** Lark, the Feishu of other countries, is `https://accounts.larksuite.com` and `https://open.larksuite.com`. */
export const thirdPartyVariables = {
  ...vendor('GITHUB', 'GitHub', 'https://github.com', 'https://api.github.com'),
  ...vendor('GITEE', 'Gitee', 'https://gitee.com', 'https://gitee.com/api/v5'),
  ...vendor('WECHAT', 'WeChat', 'https://open.weixin.qq.com', 'https://api.weixin.qq.com'),
  ...vendor('DINGTALK', 'DingTalk', 'https://login.dingtalk.com', 'https://api.dingtalk.com'),
  ...vendor('FEISHU', 'Feishu', 'https://accounts.feishu.cn', 'https://open.feishu.cn'),
  OIDC_ISSUER: address.optional().describe('OpenID provider to sign in with'),
  OIDC_CLIENT_ID: text.describe('Application registered with the OpenID provider'),
  OIDC_CLIENT_SECRET: text.describe('Secret of that application; none for a public one'),
  OIDC_LABEL: text.describe('What users know the OpenID provider by'),
};

const variables = z.object(thirdPartyVariables);
type Variables = z.output<typeof variables>;

const PREFIXES = {
  github: 'GITHUB',
  gitee: 'GITEE',
  wechat: 'WECHAT',
  dingtalk: 'DINGTALK',
  feishu: 'FEISHU',
} as const;
type Vendor = keyof typeof PREFIXES;

/** Names what is missing of a third party that is configured by half. */
export function checkThirdParties(data: Variables, context: z.RefinementCtx): void {
  const pairs = [
    ...Object.values(PREFIXES).map((prefix) => [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`] as const),
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID'] as const,
  ];
  for (const [one, other] of pairs) {
    if ((data[one] === undefined) === (data[other] === undefined)) continue;
    const [missing, given] = data[one] === undefined ? [one, other] : [other, one];
    context.addIssue({ code: 'custom', path: [missing], message: `is needed beside ${given}` });
  }
}

/** Returns the third parties that the variables configure. */
export function readThirdParties(data: Variables): ThirdPartyConfigs {
  const vendors = (Object.keys(PREFIXES) as Vendor[]).flatMap((name) => {
    const prefix = PREFIXES[name];
    const [clientId, clientSecret] = [data[`${prefix}_CLIENT_ID`], data[`${prefix}_CLIENT_SECRET`]];
    if (clientId === undefined || clientSecret === undefined) return [];
    const [url, apiUrl] = [data[`${prefix}_URL`], data[`${prefix}_API_URL`]].map(withoutSlash);
    return [[name, { clientId, clientSecret, url, apiUrl }] as const];
  });
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data;
  const isOidc = issuer !== undefined && clientId !== undefined;
  return {
    ...(Object.fromEntries(vendors) as Partial<Record<Vendor, VendorConfig>>),
    ...(isOidc ? { oidc: { issuer, clientId, clientSecret, label: data.OIDC_LABEL } } : {}),
  };
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

function isSafe(url: string): boolean {
  return URL.canParse(url) && (new URL(url).protocol === 'https:' || isOnThisMachine(url));
}

/** Tells whether an address is one of this machine, which needs no encryption on the way. */
export function isOnThisMachine(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
