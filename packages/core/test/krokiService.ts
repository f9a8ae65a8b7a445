import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A stand-in for a Kroki service on this machine: it speaks Kroki's JSON request and its answers. */
export interface KrokiService {
  readonly endpoint: string;
  readonly requests: { body: unknown; headers: IncomingMessage['headers'] }[];
  answer: { status: number; type: string; body: string | (() => AsyncIterable<string>) };
  close(): Promise<void>;
}

export async function startKrokiService(): Promise<KrokiService> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    service.requests.push({ body: JSON.parse(text), headers: request.headers });
    const { status, type, body } = service.answer;
    response.writeHead(status, { 'content-type': type });
    const chunks = typeof body === 'string' ? [body] : body();
    // A client that has read enough hangs up, which is no failure of the service.
    await pipeline(Readable.from(chunks), response).catch(() => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const service: KrokiService = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    answer: { status: 200, type: 'image/svg+xml', body: '<svg></svg>' },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return service;
}
