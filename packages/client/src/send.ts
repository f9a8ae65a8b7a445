import { z } from './contract/zod.js';
import type { Endpoint } from './contract.js';
import { ClientError } from './clientError.js';
import type { ClientMessages } from './locales/zh-CN.js';
import { fetchTelling } from './fetchTelling.js';

/** How many times as long as another call one may take that carries a file: 10 MiB at 1 Mbit/s take 84 seconds. */
const FILE_PATIENCE = 10;

/** What every call may carry, whatever its endpoint. */
interface Sent {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly revision?: number;
  readonly idempotencyKey?: string;
  readonly sharePassword?: string;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly onProgress?: (sent: number) => void;
}

interface Way {
  readonly baseUrl?: string;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  readonly text: ClientMessages;
  readonly locale: string;
  readonly sessionId: string | undefined;
}

interface Envelope {
  readonly code: number;
  readonly data: unknown;
  readonly message?: string;
  readonly msg?: string;
}

/**
 * Sends one request and returns the data of its answer. It is not repeated: whoever calls knows whether that does harm.
 *
 * @throws ClientError
 */
export async function send(endpoint: Endpoint, sent: Sent, way: Way): Promise<unknown> {
  const { baseUrl = '', timeoutMs = 10_000, text } = way;
  const deadline = AbortSignal.timeout(carriesFile(endpoint) ? timeoutMs * FILE_PATIENCE : timeoutMs);
  const signal = sent.signal ? AbortSignal.any([deadline, sent.signal]) : deadline;
  const [address, request] = requestOf(endpoint, sent, way);
  let response: Response;
  let content: Uint8Array<ArrayBuffer>;
  try {
    response = await fetchOf(sent, way)(`${baseUrl}${address}`, { ...request, signal });
    content = new Uint8Array(await response.arrayBuffer());
  } catch (cause) {
    if (sent.signal?.aborted) throw new ClientError('aborted', String(sent.signal.reason), { cause });
    if (deadline.aborted) throw new ClientError('timeout', text.timeout, { cause });
    throw new ClientError('unreachable', text.unreachable, { cause });
  }
  if (endpoint.answers === 'file' && response.ok) {
    const { headers } = response;
    return { type: headers.get('Content-Type') ?? '', tag: headers.get('ETag') ?? '', bytes: content };
  }
  return read(endpoint, response.status, new TextDecoder().decode(content), text);
}

/** Only the older way of browsers tells how much of a body has been sent. */
function fetchOf({ onProgress }: Sent, way: Way): typeof fetch {
  const tells = onProgress && !way.fetch && typeof XMLHttpRequest !== 'undefined';
  return tells ? fetchTelling(onProgress) : (way.fetch ?? globalThis.fetch);
}

/**
 * Writes a request. What the contract leaves no room for, such as an id that is none, is refused here as the server would refuse it.
 *
 * @throws ClientError `refused`, with the status 400
 */
function requestOf(endpoint: Endpoint, sent: Sent, way: Way): [address: string, request: RequestInit] {
  try {
    const request: RequestInit = {
      method: endpoint.method.toUpperCase(),
      headers: headersOf(endpoint, sent, way),
      // The session travels in a header of its own.
      credentials: 'omit',
      ...(sent.keepalive ? { keepalive: true } : {}),
      ...(hasBody(endpoint) ? { body: bodyOf(endpoint, sent) } : {}),
    };
    return [addressOf(endpoint, sent), request];
  } catch (cause) {
    throw new ClientError('refused', way.text.invalid, { status: 400, cause });
  }
}

function read(endpoint: Endpoint, status: number, content: string, text: ClientMessages): unknown {
  const envelope = envelopeOf(content);
  if (!envelope) {
    if (status === 200) throw new ClientError('unreadable', text.unreadable, { status });
    throw new ClientError('refused', status === 404 ? text.notFound : text.failed(status), { status });
  }
  // What is missing is a failure whatever the body says of it.
  if (envelope.code !== 200 || status === 404) {
    const { code, data } = envelope;
    const own = status === 404 ? text.notFound : text.failed(code);
    // What says that all went well has no words for what did not.
    const message = code === 200 ? own : envelope.message || envelope.msg || own;
    const reason = reasonOf(data);
    throw new ClientError('refused', message, { status: status === 200 ? code : status, reason, data });
  }
  const { success, data, error } = z.safeDecode(endpoint.data, envelope.data as never);
  if (!success) throw new ClientError('unreadable', text.unreadable, { status, cause: error });
  return data;
}

function envelopeOf(content: string): Envelope | undefined {
  try {
    const value = JSON.parse(content) as Partial<Envelope> | null;
    return typeof value?.code === 'number' ? (value as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

function reasonOf(data: unknown): string {
  const reason = typeof data === 'object' && data !== null && 'reason' in data ? data.reason : undefined;
  return typeof reason === 'string' ? reason : '';
}

const carriesFile = ({ bodyLimit, answers }: Endpoint) => bodyLimit !== undefined || answers === 'file';

const hasBody = ({ method }: Endpoint) => method !== 'get' && method !== 'delete';

function bodyOf(endpoint: Endpoint, { body = {} }: Sent): BodyInit {
  const encoded = z.encode(endpoint.body, body);
  return endpoint.bodyLimit === undefined ? JSON.stringify(encoded) : (encoded as Uint8Array<ArrayBuffer>);
}

const bodyType = ({ bodyLimit }: Endpoint) =>
  bodyLimit === undefined ? 'application/json' : 'application/octet-stream';

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: Sent): string {
  const named = z.encode(endpoint.params, params) as Record<string, string>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, key: string) =>
    encodeURIComponent(named[key] ?? ''),
  );
  const asked = Object.entries(z.encode(endpoint.query, query) as Record<string, string | undefined>);
  const search = new URLSearchParams(asked.filter((pair): pair is [string, string] => pair[1] !== undefined));
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Browsers have `randomUUID` on pages with HTTPS only. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

function headersOf(endpoint: Endpoint, sent: Sent, { locale, sessionId }: Way): Headers {
  const headers = new Headers({ 'Accept-Language': locale });
  if (hasBody(endpoint)) headers.set('Content-Type', bodyType(endpoint));
  if (sessionId !== undefined) headers.set('Authorization', `Bearer ${sessionId}`);
  if (sent.revision !== undefined) headers.set('If-Match', `"${sent.revision}"`);
  if (endpoint.method !== 'get') headers.set('Idempotency-Key', sent.idempotencyKey ?? newKey());
  if (sent.sharePassword !== undefined) headers.set('Share-Password', encodeURIComponent(sent.sharePassword));
  return headers;
}
