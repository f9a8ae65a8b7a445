import { api, type Body, type Data, type EndpointName, type Params, type Query } from '@letu/client/contract';
import { z } from 'zod';
import type { Mail } from '../../src/auth/mailer.js';
import { readConfig, type Config } from '../../src/config/config.js';
import { migrate } from '../../src/db/migrate.js';
import { openDatabase } from '../../src/db/openDatabase.js';
import { createApp, type App } from '../../src/http/app.js';
import { createFontTools } from '../../src/fonts/fontTools.js';
import type { Services } from '../../src/calls/services.js';
import { hashToken, newId, newToken, newUid } from '../../src/ids.js';
import { createLogger } from '../../src/logger.js';
import { createServices } from '../../src/server/createServices.js';
import { sourceProgram } from '../../../../packages/render/test/sourceProgram.js';
import type { CreateDatabase } from './databases.js';
import { sourceFontWorker } from './sourceFontWorker.js';

/** What a request is sent with. */
interface Sent<Name extends EndpointName> {
  readonly params?: Params<Name>;
  readonly query?: Query<Name>;
  readonly body?: Body<Name>;
  readonly as?: string | undefined;
  readonly revision?: number;
  readonly headers?: Record<string, string>;
}

/** An answer, read. */
export interface Answer<Name extends EndpointName> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly data: Data<Name>;
  /** What a refusal carries. */
  readonly refusal: { readonly reason: string } & Record<string, unknown>;
}

/** The application on a database of its own, at a time of its own, called without a port. */
export interface TestServer {
  readonly app: App;
  readonly services: Services;
  readonly mails: Mail[];
  readonly log: () => string;
  /** Lets time pass, in milliseconds. */
  wait(ms: number): void;
  call<Name extends EndpointName>(name: Name, sent?: Sent<Name>): Promise<Answer<Name>>;
  /** Makes an account and a session of it, without the work of hashing a password. */
  addUser(name: string, changes?: { siteRole?: string }): Promise<TestUser>;
  close(): Promise<void>;
}

export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly uid: bigint;
  readonly session: string;
}

export async function createTestServer(
  create: CreateDatabase,
  changes: Partial<Config> = {},
): Promise<TestServer> {
  const { config: stored, remove } = await create();
  const config: Config = { ...readConfig({}), ...stored, writesPerMinute: 100_000, ...changes };
  const database = openDatabase(config, { durable: false });
  await migrate(database);
  const mails: Mail[] = [];
  let log = '';
  let passed = 0;
  const clock = () => Date.now() + passed;
  const services = createServices(config, database, {
    clock,
    mailer: { send: async (mail) => void mails.push(mail) },
    program: sourceProgram,
    fonts: createFontTools(sourceFontWorker),
    logger: createLogger({ logLevel: 'trace' }, { write: (line) => void (log += line) }),
  });
  const app = createApp(services);
  return {
    app,
    services,
    mails,
    log: () => log,
    wait: (ms) => void (passed += ms),
    call: (name, sent) => call(app, name, sent),
    addUser: (name, siteRole) => addUser(services, name, siteRole),
    close: async () => {
      await services.pictures.dispose();
      await services.fonts.dispose();
      await database.close();
      await remove();
    },
  };
}

async function call<Name extends EndpointName>(
  app: App,
  name: Name,
  { params, query, body, as, revision, headers = {} }: Sent<Name> = {},
): Promise<Answer<Name>> {
  const endpoint = api[name];
  const encoded = z.encode(endpoint.query as z.core.$ZodType, query ?? {}) as Record<string, string>;
  const search = new URLSearchParams(encoded).toString();
  const values = z.encode(endpoint.params as z.core.$ZodType, params ?? {}) as Record<string, string>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_match, key: string) => values[key] ?? '');
  const response = await app.request(`${path}${search && '?'}${search}`, {
    method: endpoint.method.toUpperCase(),
    headers: {
      ...(as === undefined ? {} : { Authorization: `Bearer ${as}` }),
      ...(revision === undefined ? {} : { 'If-Match': `"${revision}"` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: body instanceof Uint8Array ? body : JSON.stringify(body) }),
  });
  if (endpoint.answers === 'file' && response.status < 400) return fileAnswer(response);
  const envelope = (await response.json()) as { code: number; message: string; data: never };
  const isDone = response.status === 200;
  return {
    status: response.status,
    code: envelope.code,
    message: envelope.message,
    data: isDone ? (z.decode(endpoint.data as z.core.$ZodType, envelope.data) as Data<Name>) : envelope.data,
    refusal: envelope.data,
  };
}

async function fileAnswer(response: Response): Promise<Answer<never>> {
  const { status, headers } = response;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const data = { type: headers.get('Content-Type') ?? '', tag: headers.get('ETag') ?? '', bytes };
  return { status, code: status, message: '', data: data as never, refusal: { reason: '' } };
}

async function addUser(
  { database: { db }, clock }: Services,
  name: string,
  { siteRole = 'member' }: { siteRole?: string } = {},
): Promise<TestUser> {
  const [id, uid, session, now] = [newId(), newUid(), newToken(), clock()];
  const email = `${id}@example.com`;
  const stamps = { createdAt: now, updatedAt: now };
  await db
    .insertInto('user')
    .values({ id, uid, name, email, emailVerified: 0, image: null, locale: 'zh-CN', siteRole, ...stamps })
    .execute();
  const expiresAt = now + 90 * 24 * 60 * 60_000;
  const from = { ipAddress: null, userAgent: null };
  await db
    .insertInto('session')
    .values({ id: newId(), token: hashToken(session), userId: id, expiresAt, ...from, ...stamps })
    .execute();
  return { id, email, uid, session };
}
