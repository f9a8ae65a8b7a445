import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** What a place for backups holds, by paths. */
export type Kept = Map<string, { readonly content: Buffer; readonly at: number }>;

export interface FakePlace {
  readonly url: string;
  readonly kept: Kept;
  /** Fails every request with this status, while it is set. */
  failsWith: number | undefined;
  close(): Promise<void>;
}

export async function contentOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Returns the piece that a `Range` header asks for (https://www.rfc-editor.org/rfc/rfc9110#section-14.2). */
export function pieceOf(content: Buffer, range: string | undefined): { status: number; body: Buffer } {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  if (from === undefined) return { status: 200, body: content };
  if (Number(from) >= content.length) return { status: 416, body: Buffer.alloc(0) };
  return { status: 206, body: content.subarray(Number(from), Number(to) + 1) };
}

/** A server of WebDAV (https://www.rfc-editor.org/rfc/rfc4918) with one user, as Nextcloud and 坚果云 answer. */
export async function startWebdav({
  user,
  password,
}: {
  user: string;
  password: string;
}): Promise<FakePlace> {
  const kept: Kept = new Map();
  const folders = new Set(['/dav/']);
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const place = { failsWith: undefined as number | undefined };
  const server = createServer((request, response) => {
    const answer = (status: number, body: Buffer | string = '') => void response.writeHead(status).end(body);
    const path = decodeURIComponent(request.url ?? '');
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    void contentOf(request).then((content) => {
      if (place.failsWith !== undefined) return answer(place.failsWith);
      if (request.headers.authorization !== expected) return answer(401);
      switch (request.method) {
        case 'MKCOL':
          if (folders.has(path)) return answer(405);
          folders.add(path);
          return answer(201);
        case 'PUT':
          if (!folders.has(folder)) return answer(409);
          kept.set(path, { content, at: Date.now() });
          return answer(201);
        case 'GET': {
          const found = kept.get(path);
          if (!found) return answer(404);
          const { status, body } = pieceOf(found.content, request.headers.range);
          return answer(status, body);
        }
        case 'DELETE':
          return answer(kept.delete(path) ? 204 : 404);
        case 'PROPFIND': {
          if (!folders.has(path)) return answer(404);
          const found = [...kept].filter(([name]) => name.startsWith(path));
          const responses = found.map(
            ([
              name,
              { content: stored, at },
            ]) => `<d:response><d:href>${encodeURI(name)}</d:href><d:propstat><d:prop>
              <d:getcontentlength>${stored.length}</d:getcontentlength>
              <d:getlastmodified>${new Date(at).toUTCString()}</d:getlastmodified>
              </d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`,
          );
          const self = `<d:response><d:href>${path}</d:href><d:propstat><d:prop/><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
          return answer(
            207,
            `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${self}${responses.join('')}</d:multistatus>`,
          );
        }
        default:
          return answer(405);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(place, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dav`,
    kept,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}
