import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ThirdPartyType } from '@letu/client/contract';
import { readConfig } from '../../../src/config/config.js';
import type { ThirdPartyConfigs } from '../../../src/config/thirdPartyConfig.js';
import { APPLICATION, createGrants, type Person } from './grants.js';
import { openIdPages, type Claims } from './openIdPages.js';
import { dingtalkPages, feishuPages, giteePages, githubPages, wechatPages } from './vendors.js';

export { APPLICATION, type Person } from './grants.js';

/** Every third party, on a port of this machine, each speaking as the real one does. */
export interface LocalProvider {
  readonly configs: ThirdPartyConfigs;
  /** What tells a server of them by its environment. */
  readonly variables: Readonly<Record<string, string>>;
  /** Who is signed in there. */
  person: Person;
  /** Whether every exchange is refused. */
  refuses: boolean;
  /** What ID tokens say instead. */
  changes: Claims;
  /** Whether ID tokens are signed by someone else. */
  forges: boolean;
  /** Whether OpenID takes the secret in the body, and says in its tokens all there is to say. */
  isPlain: boolean;
  /** Opens an address as a browser does and agrees. @returns What is sent back, undefined where the page shows an error. */
  visit(address: string): Promise<{ code: string; state: string; address: URL } | undefined>;
  close(): void;
}

/**
 * Starts the provider.
 *
 * @param site The site whose addresses are registered with it.
 */
export async function startProvider(site: string): Promise<LocalProvider> {
  const types: readonly ThirdPartyType[] = ['github', 'gitee', 'wechat', 'dingtalk', 'feishu', 'oidc'];
  const grants = createGrants(types.map((type) => `${site}/login/callback/${type}`));
  const app = new Hono();
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const variables = variablesOf(url);
  const provider: LocalProvider = {
    configs: readConfig(variables).thirdParties,
    variables,
    person: { id: 1, name: '张三', email: 'zhang@example.com', isEmailConfirmed: true },
    refuses: false,
    changes: {},
    forges: false,
    isPlain: false,
    async visit(address) {
      const response = await fetch(address, { redirect: 'manual' });
      const location = response.headers.get('location');
      if (location === null) return undefined;
      const back = new URL(location);
      const { searchParams: sent } = back;
      const code = sent.get('code') ?? sent.get('authCode') ?? '';
      return { code, state: sent.get('state') ?? '', address: back };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  const pages = { grants, person: () => provider.person, refuses: () => provider.refuses };
  app.route('/github', githubPages(pages));
  app.route('/gitee', giteePages(pages));
  app.route('/wechat', wechatPages(pages));
  app.route('/dingtalk', dingtalkPages(pages));
  app.route('/feishu', feishuPages(pages));
  const openId = {
    issuer: () => `${url}/oidc`,
    changes: () => provider.changes,
    forges: () => provider.forges,
    isPlain: () => provider.isPlain,
  };
  app.route('/oidc', openIdPages({ ...pages, ...openId }));
  return provider;
}

function variablesOf(url: string): Record<string, string> {
  const vendor = (prefix: string, path: string, apiPath: string) => ({
    [`${prefix}_CLIENT_ID`]: APPLICATION.id,
    [`${prefix}_CLIENT_SECRET`]: APPLICATION.secret,
    [`${prefix}_URL`]: `${url}${path}`,
    [`${prefix}_API_URL`]: `${url}${apiPath}`,
  });
  return {
    ...vendor('GITHUB', '/github', '/github/api/v3'),
    ...vendor('GITEE', '/gitee', '/gitee/api/v5/'),
    ...vendor('WECHAT', '/wechat', '/wechat'),
    ...vendor('DINGTALK', '/dingtalk', '/dingtalk'),
    ...vendor('FEISHU', '/feishu', '/feishu'),
    OIDC_ISSUER: `${url}/oidc`,
    OIDC_CLIENT_ID: APPLICATION.id,
    OIDC_CLIENT_SECRET: APPLICATION.secret,
    OIDC_LABEL: '公司账号',
  };
}
