import type { Context } from 'hono';
import { isSameTag } from '../calls/isSameTag.js';
import { withIconScript } from '../site/iconScript.mjs';
import { pagePolicy } from '../site/pagePolicy.mjs';
import { serviceOrigin } from '../site/serviceOrigin.mjs';
import { ENCODINGS, readSite, type Encoding, type SiteFile } from './siteFiles.js';

/** Answers for the web app: its files, and its page for each of its own paths. */
export interface Site {
  /** Returns the answer to a request, undefined where the app has none. */
  answer(context: Context): Promise<Response | undefined>;
}

const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Makes the answers for a built web app.
 *
 * @param folder Where it was built to.
 * @param isSecure Whether users reach the site by HTTPS only, which browsers then hold to.
 * @param iconScriptUrl The script of an icon font, where pages load one.
 * @throws ServerError where there is none.
 */
export function createSite(folder: string, isSecure: boolean, iconScriptUrl?: string): Site {
  const files = readSite(folder, (page) => withIconScript(page, iconScriptUrl));
  const scripts = iconScriptUrl ? { 'script-src': [new URL(iconScriptUrl).origin] } : {};
  const common = {
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
  const policy = {
    ...common,
    'Content-Security-Policy': pagePolicy(scripts),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  const policyInFrames = {
    ...common,
    'Content-Security-Policy': pagePolicy({ ...scripts, 'frame-ancestors': ['*'] }),
    // A page of another site that opens it talks with it.
    'Cross-Origin-Opener-Policy': 'unsafe-none',
  };
  return {
    async answer(context) {
      const { method, path } = context.req;
      if (method !== 'GET' && method !== 'HEAD') return undefined;
      const file = files.get(path) ?? (isPage(path) ? files.get('/index.html') : undefined);
      if (!file) return undefined;
      if (isForFrames(path)) return respond(file, context, policyInFrames);
      const origin = file.type.startsWith('text/html')
        ? serviceOrigin(context.req.header('Cookie'))
        : undefined;
      if (origin === undefined) return respond(file, context, policy);
      const wider = pagePolicy({ ...scripts, 'connect-src': [origin] });
      return respond(file, context, { ...policy, 'Content-Security-Policy': wider }, origin);
    },
  };
}

/** What pages of other sites may show in a frame: shared diagrams, and what makes pictures. Neither shows what an account has. */
function isForFrames(path: string): boolean {
  return path === '/domimage' || /^\/p\/\d{1,19}\/[\w-]{22,64}$/.test(path);
}

/** A path whose last part has a dot names a file; the app's own never do. */
function isPage(path: string): boolean {
  return !/^\/(?:api|assets|health|metrics)(?:\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

/** @param variant Tells an answer with other headers apart, which browsers would keep with the content they have. */
async function respond(
  file: SiteFile,
  { req }: Context,
  policy: Record<string, string>,
  variant = '',
): Promise<Response> {
  const encoding = file.isCompressible ? encodingFor(req.header('Accept-Encoding')) : 'identity';
  const suffix = variant === '' ? '' : `.${Buffer.from(variant).toString('base64url')}`;
  const tag = `"${await file.tag()}.${encoding}${suffix}"`;
  const headers = {
    ...policy,
    ETag: tag,
    // A page is asked for each time, so that an update of the app is there with the next visit.
    'Cache-Control': file.isImmutable ? FOREVER : 'no-cache',
    ...(file.isCompressible ? { Vary: 'Accept-Encoding' } : {}),
  };
  if (isSameTag(req.header('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  const content = await file.content(encoding);
  return new Response(req.method === 'HEAD' ? null : content, {
    headers: {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': String(content.length),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    },
  });
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3 */
function encodingFor(header = ''): Encoding {
  const accepted = new Map(
    header.split(',').map((part) => {
      const [name = '', weight = ''] = part.split(';').map((piece) => piece.trim().toLowerCase());
      return [name, !/^q=0(?:\.0*)?$/.test(weight)] as const;
    }),
  );
  return ENCODINGS.find((encoding) => accepted.get(encoding) ?? encoding === 'identity') ?? 'identity';
}
