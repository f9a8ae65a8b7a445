import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentOf, pieceOf, type FakePlace, type Kept } from './webdavServer.js';

interface Account {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly bucket: string;
  readonly region: string;
}

/** A storage that speaks S3 with addresses by path, and checks each signature as AWS describes it, by code of its own. */
export async function startS3(account: Account): Promise<FakePlace> {
  const kept: Kept = new Map();
  const place = { failsWith: undefined as number | undefined };
  const server = createServer((request, response) => {
    const answer = (status: number, body: Buffer | string = '') => void response.writeHead(status).end(body);
    const url = new URL(request.url ?? '', 'http://s3');
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.map(decodeURIComponent).join('/');
    void contentOf(request).then((content) => {
      if (place.failsWith !== undefined) return answer(place.failsWith);
      if (!isSigned(request, url, account))
        return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
      if (bucket !== account.bucket) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>');
      if (key === '') return answer(200, listing(kept, url.searchParams));
      if (request.method === 'PUT') {
        kept.set(key, { content, at: Date.now() });
        return answer(200);
      }
      if (request.method === 'DELETE') {
        kept.delete(key);
        return answer(204);
      }
      const found = kept.get(key);
      if (!found) return answer(404);
      const { status, body } = pieceOf(found.content, request.headers.range);
      return answer(status, body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(place, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kept,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html, two keys a page. */
function listing(kept: Kept, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const keys = [...kept.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = keys.slice(0, 2);
  const contents = page.map((key) => {
    const { content, at } = kept.get(key) ?? { content: Buffer.alloc(0), at: 0 };
    return `<Contents><Key>${key}</Key><LastModified>${new Date(at).toISOString()}</LastModified><Size>${content.length}</Size></Contents>`;
  });
  const isTruncated = keys.length > page.length;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned(request: IncomingMessage, url: URL, { accessKey, secretKey, region }: Account): boolean {
  const header = request.headers.authorization ?? '';
  const [, credential = '', names = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(header) ??
    [];
  const [key, date = '', ...scope] = credential.split('/');
  if (key !== accessKey || scope.join('/') !== `${region}/s3/aws4_request`) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const path = url.pathname.split('/').map((part) => encode(decodeURIComponent(part)));
  const canonical = [
    request.method,
    path.join('/'),
    query,
    ...names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const signed = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    `${date}/${scope.join('/')}`,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretKey}`, date), region));
  return hmac(signing, signed).toString('hex') === signature;
}
