import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context, type Handler, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { api, endpoints, type Endpoint, type EndpointName, type file } from '@letu/client/contract';
import { ApiError } from '../errors/apiError.js';
import { localeOf } from '../locales/index.js';
import type { Logger } from '../logger.js';
import { metricsAnswer } from './metricsRoute.js';
import { openApiDocument } from './openApiDocument.js';
import { sharedPicture } from './pictureRoutes.js';
import { createSite } from './siteRoutes.js';
import type { Handler as CallHandler } from '../calls/call.js';
import { dispatch } from './dispatch.js';
import { answer, answerFile, refuse, toApiError } from './envelope.js';
import { handlers } from '../handlers/handlers.js';
import { isReady } from './health.js';
import { limitBody } from './limitBody.js';
import type { Services } from '../calls/services.js';

interface Environment {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** The name of the call, for the log: paths hold secrets. */
    call: string;
    userId: string | undefined;
  };
}

export type App = Hono<Environment>;

/** Makes the server's application: a function of a request, which needs no port. */
export function createApp(services: Services): App {
  const app: App = new Hono();
  // A line about a request holds no secret: to look for some in each takes a thirtieth of what a save does.
  const requestLog = services.logger.child({}, { redact: [] });
  app.use(async (context, next) => {
    context.set('requestId', randomUUID());
    const startedAt = performance.now();
    await next();
    setHeaders(context);
    const ms = performance.now() - startedAt;
    services.metrics?.request(context.get('call'), context.res.status, ms / 1000);
    logRequest(context, requestLog, ms);
  });
  app.get('/health/live', (context) => {
    context.set('call', 'health.live');
    return context.text('ok\n');
  });
  app.get('/health/ready', async (context) => {
    context.set('call', 'health.ready');
    return (await isReady(services)) ? context.text('ready\n') : context.text('not ready\n', 503);
  });
  app.get('/metrics', async (context) => {
    context.set('call', 'metrics');
    return (await metricsAnswer(context, services)) ?? context.notFound();
  });
  app.get('/api/openapi.json', (context) => {
    context.set('call', 'openapi');
    return context.json(openApiDocument());
  });
  app.get('/p/:uid/:file{.+\\.(?:svg|png)}', (context) => {
    context.set('call', 'shared.picture');
    return sharedPicture(context, services);
  });
  const limitJson = limitBody(services.config.bodyLimitBytes);
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const answerCall: Handler<Environment> = (context) => {
      context.set('call', name);
      return call(name, context, services);
    };
    const limit = takesJson(endpoint) ? limitJson : passOn;
    app.on(endpoint.method.toUpperCase(), path, limit, answerCall);
  }

  const { siteDir, publicUrl = '', iconScriptUrl } = services.config;
  const isSecure = publicUrl.startsWith('https:');
  const site = siteDir === undefined ? undefined : createSite(siteDir, isSecure, iconScriptUrl);
  app.notFound(async (context) => {
    const page = await site?.answer(context);
    if (page) {
      context.set('call', 'site');
      return page;
    }
    const path = context.req.path;
    const isOther = endpoints.some(([, endpoint]) => matches(endpoint.path, path));
    return refuse(new ApiError(isOther ? 'method-not-allowed' : 'not-found'), localeOfCaller(context));
  });
  app.onError((error, context) => {
    const refusal = toApiError(error);
    if (refusal.status >= 500) {
      services.logger.error({ err: refusal.cause, requestId: context.get('requestId') }, 'a request failed');
    }
    return refuse(refusal, localeOfCaller(context));
  });
  return app;
}

async function call<Name extends EndpointName>(name: Name, context: Context, services: Services) {
  // TypeScript cannot tell that the handler under a name is that name's.
  const handler = handlers[name] as unknown as CallHandler<Name>;
  const data = await dispatch(name, handler, context, services);
  const endpoint: Endpoint = api[name];
  if (endpoint.answers === 'json') return answer(data, localeOfCaller(context));
  return answerFile(data as z.output<typeof file>, context.req.header('If-None-Match'));
}

/** What takes bytes has a limit of its own, and reads them only once it knows its caller. */
function takesJson({ method, bodyLimit }: Endpoint): boolean {
  return bodyLimit === undefined && method !== 'get' && method !== 'delete';
}

const passOn: MiddlewareHandler = (_context, next) => next();

function matches(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

const localeOfCaller = (context: Context) => localeOf(context.req.header('Accept-Language'));

/** What an answer says of itself where it says nothing else. */
const HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
] as const;

/** An answer of the API is data, whatever a browser that is led to its address would make of it. */
function setHeaders(context: Context<Environment>): void {
  const { headers } = context.res;
  headers.set('X-Request-Id', context.get('requestId'));
  for (const [name, value] of HEADERS) if (!headers.has(name)) headers.set(name, value);
}

function logRequest(context: Context<Environment>, log: Logger, ms: number): void {
  log.info(
    {
      requestId: context.get('requestId'),
      method: context.req.method,
      call: context.get('call'),
      status: context.res.status,
      ms: Math.round(ms * 10) / 10,
      userId: context.get('userId'),
    },
    'request',
  );
}
