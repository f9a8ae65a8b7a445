import type { LookupFunction } from 'node:net';
import { lookup as resolve } from 'node:dns';
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { isPublicAddress } from '../calls/baseUrl.js';
import { USER_AGENT } from '../thirdParty/request.js';
import { ApiError } from '../errors/apiError.js';

/** A place that says nothing for so long is taken to have failed, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The most that is read of an answer that is held in memory, in bytes. */
const MOST_BYTES = 16 << 20;

/** A request to an address that a user has given. */
export interface Outgoing {
  readonly method: string;
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array | Readable | undefined;
}

export interface OutgoingAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Sends a request to an address that a user has given, looks again at what its name resolves to, and follows no redirect.
 *
 * @param allowPrivate Whether it may lie in the network the server is in.
 * @throws ApiError `private-address`, `backup-unreachable`, `backup-refused`
 */
export async function send(
  { method, url, headers = {}, body }: Outgoing,
  { allowPrivate }: { readonly allowPrivate: boolean },
): Promise<OutgoingAnswer> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) throw new ApiError('private-address');
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, failed) => {
    const fail = (cause: Error) =>
      failed(cause instanceof ApiError ? cause : new ApiError('backup-unreachable', { cause }));
    const sent = request(
      url,
      {
        method,
        headers: { 'User-Agent': USER_AGENT, ...headers },
        timeout: PATIENCE_MS,
        ...(allowPrivate ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        const pieces: Buffer[] = [];
        let bytes = 0;
        answer.on('data', (piece: Buffer) => {
          bytes += piece.length;
          if (bytes > MOST_BYTES) answer.destroy(new ApiError('backup-refused'));
          else pieces.push(piece);
        });
        answer.on('error', fail);
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('The place did not answer in time.')));
    sent.on('error', fail);
    if (body === undefined || body instanceof Uint8Array) sent.end(body);
    else {
      body.on('error', (cause) => sent.destroy(cause));
      body.pipe(sent);
    }
  });
}

/** A name can lead anywhere: only to addresses of the internet. */
const publicLookup: LookupFunction = (hostname, options, callback) =>
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new ApiError('private-address'), '', 0);
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
