import type { Context } from 'hono';
import { ApiError } from '../errors/apiError.js';
import { addressOf } from '../calls/address.js';
import { isSameTag } from '../calls/isSameTag.js';
import type { Services } from '../calls/services.js';
import type { PictureFormat } from '../pictures.js';
import { contentOf } from '../graphs/files.js';
import { countView, findShared, stateOf } from '../handlers/linkHandlers.js';

const TYPES: Readonly<Record<PictureFormat, string>> = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
};

/** An SVG that is opened by itself is a page of this site: it may style itself, and nothing else. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/**
 * Answers `/p/{uid}/{id}.svg` and `.png`: the picture a shared link shows, for READMEs and other pages.
 *
 * @throws ApiError `not-found` for a link that shows nothing without a password, as for one that is not there.
 */
export async function sharedPicture(context: Context, services: Services): Promise<Response> {
  const { uid = '', file = '' } = context.req.param();
  const [, id, format] = /^([\w-]{22,64})\.(svg|png)$/.exec(file) ?? [];
  if (id === undefined || !/^\d{1,19}$/.test(uid)) throw new ApiError('not-found');
  const { db } = services.database;
  const shared = await findShared(db, { uid, id }, services.clock());
  if (shared.passwordHash !== null) throw new ApiError('not-found');
  const tag = `"${shared.id}.${shared.pinned ?? shared.revision}.${format}"`;
  const headers = {
    ETag: tag,
    // Asked for each time, so that a revoked link shows nothing from then on.
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': POLICY,
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (isSameTag(context.req.header('If-None-Match'), tag))
    return new Response(null, { status: 304, headers });
  const address = addressOf(context, services.config.trustedProxies);
  services.limits.take('picture', address);
  const { files, ...state } = await stateOf(db, shared);
  const graph = { type: shared.type, ...state, files: await contentOf(db, files) };
  const picture = await services.pictures.draw(graph, format as PictureFormat, {
    owner: uid,
    address,
    signal: context.req.raw.signal,
  });
  await countView(db, shared.id);
  return new Response(new Uint8Array(picture), {
    headers: { ...headers, 'Content-Type': TYPES[format as PictureFormat] },
  });
}
