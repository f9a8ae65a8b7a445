import { z } from 'zod';
import { ServerError } from '../errors/serverError.js';
import {
  checkThirdParties,
  readThirdParties,
  thirdPartyVariables,
  type ThirdPartyConfigs,
} from './thirdPartyConfig.js';

const number = (from: number, to: number, initial: number) =>
  z.coerce.number().int().min(from).max(to).default(initial);
const flag = (initial: 'true' | 'false') =>
  z
    .enum(['true', 'false'])
    .default(initial)
    .transform((value) => value === 'true');
const minutes = 60_000;
const days = 24 * 60 * minutes;

/** Every setting with its default, by the environment variable it is read from. The descriptions are the documentation. */
const settings = z.object({
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: number(0, 65_535, 8000).describe('Port to listen on; 0 takes a free one'),
  PUBLIC_URL: z.url().optional().describe('Address users reach the site at, for links in emails'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//)
    .optional()
    .describe('PostgreSQL to store in; without it, SQLite in DATA_DIR'),
  DATABASE_POOL: number(1, 200, 10).describe('Connections to PostgreSQL at most'),
  DATA_DIR: z.string().min(1).default('data').describe('Folder of the SQLite database and of the secret key'),
  SITE_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('Folder of the built web app; without it, only the API is served'),
  ICON_SCRIPT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Script of an icon font, such as one of iconfont.cn, whose symbols the web app then shows'),
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .optional()
    .describe('64 hexadecimal digits that stored secrets are encrypted with; else made in DATA_DIR'),
  SIGN_UP: flag('true').describe('Whether visitors may make accounts'),
  SESSION_IDLE_DAYS: number(1, 365, 14).describe('Days after which an unused session ends'),
  SESSION_MAX_DAYS: number(1, 3650, 90).describe('Days after which every session ends'),
  TRUSTED_PROXIES: number(0, 10, 0).describe('Proxies in front whose X-Forwarded-For is believed'),
  BODY_LIMIT_BYTES: number(1024, 1 << 28, 16 << 20).describe('Largest request body'),
  FONT_QUOTA_BYTES: number(0, 2 ** 40, 200 << 20).describe(
    'Size of all fonts of one user, and of those of the site',
  ),
  FILE_QUOTA_BYTES: number(0, 2 ** 40, 500 << 20).describe(
    'Size of all pictures that the graphs of one user show',
  ),
  REQUEST_TIMEOUT_MS: number(100, 600_000, 100_000).describe('Longest time to receive a request'),
  STOP_TIMEOUT_MS: number(0, 600_000, 10_000).describe('Longest wait for open requests when stopping'),
  WRITES_PER_MINUTE: number(1, 1_000_000, 600).describe('Writes of one user a minute'),
  PICTURES_PER_MINUTE: number(1, 1_000_000, 60).describe('Pictures drawn for one address a minute'),
  PICTURE_WORKERS: number(1, 64, 3).describe('Pictures drawn at the same time, each in a process of its own'),
  PICTURE_TIMEOUT_MS: number(100, 600_000, 10_000).describe('Longest time to draw a picture'),
  PICTURE_MEMORY_MB: number(256, 65_536, 1024).describe('Memory of a process that draws, in MiB'),
  PICTURE_QUEUE: number(1, 10_000, 120).describe('Pictures that may wait; of one address, half as many'),
  PRIVATE_PROVIDERS: flag('false').describe(
    'Whether providers of AI models, such as Ollama, and places for backups may be in the network of the server',
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severity that is logged'),
  METRICS: flag('false').describe('Whether GET /metrics answers with metrics for Prometheus'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,500}$/)
    .optional()
    .describe('Bearer token that GET /metrics then asks for; turns it on'),
  ...thirdPartyVariables,
});
const variables = settings.superRefine(checkThirdParties);

/** The server's settings, read and checked. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Without a final slash; undefined until the port is known, where none is set. */
  readonly publicUrl: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly dataDir: string;
  readonly siteDir: string | undefined;
  /** The script of an icon font, which pages then load from its site. */
  readonly iconScriptUrl: string | undefined;
  readonly secretKey: string | undefined;
  readonly signUp: boolean;
  readonly sessionIdleMs: number;
  readonly sessionMaxMs: number;
  readonly trustedProxies: number;
  readonly bodyLimitBytes: number;
  readonly fontQuotaBytes: number;
  readonly fileQuotaBytes: number;
  readonly requestTimeoutMs: number;
  readonly stopTimeoutMs: number;
  readonly writesPerMinute: number;
  readonly picturesPerMinute: number;
  readonly pictureWorkers: number;
  readonly pictureTimeoutMs: number;
  readonly pictureMemoryMb: number;
  readonly pictureQueue: number;
  readonly privateProviders: boolean;
  readonly logLevel: z.output<typeof variables>['LOG_LEVEL'];
  readonly metrics: boolean;
  /** What has to be sent to read the metrics. */
  readonly metricsToken: string | undefined;
  readonly thirdParties: ThirdPartyConfigs;
}

/**
 * Reads the settings from environment variables.
 *
 * @throws ServerError `bad-configuration`, naming every variable that is wrong, never its value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is what shells and containers write for one that is not set.
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { success, data, error } = variables.safeParse(set);
  if (!success) {
    const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new ServerError('bad-configuration', problems.join('\n'));
  }
  return {
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    dataDir: data.DATA_DIR,
    siteDir: data.SITE_DIR,
    iconScriptUrl: data.ICON_SCRIPT_URL,
    secretKey: data.SECRET_KEY,
    signUp: data.SIGN_UP,
    sessionIdleMs: data.SESSION_IDLE_DAYS * days,
    sessionMaxMs: data.SESSION_MAX_DAYS * days,
    trustedProxies: data.TRUSTED_PROXIES,
    bodyLimitBytes: data.BODY_LIMIT_BYTES,
    fontQuotaBytes: data.FONT_QUOTA_BYTES,
    fileQuotaBytes: data.FILE_QUOTA_BYTES,
    requestTimeoutMs: data.REQUEST_TIMEOUT_MS,
    stopTimeoutMs: data.STOP_TIMEOUT_MS,
    writesPerMinute: data.WRITES_PER_MINUTE,
    picturesPerMinute: data.PICTURES_PER_MINUTE,
    pictureWorkers: data.PICTURE_WORKERS,
    pictureTimeoutMs: data.PICTURE_TIMEOUT_MS,
    pictureMemoryMb: data.PICTURE_MEMORY_MB,
    pictureQueue: data.PICTURE_QUEUE,
    privateProviders: data.PRIVATE_PROVIDERS,
    logLevel: data.LOG_LEVEL,
    metrics: data.METRICS || data.METRICS_TOKEN !== undefined,
    metricsToken: data.METRICS_TOKEN,
    thirdParties: readThirdParties(data),
  };
}

/** Lists the environment variables that hold settings. */
export function settingNames(): readonly string[] {
  return Object.keys(settings.shape);
}

/** Lists the variables with their descriptions and defaults, for the README and `--help`. */
export function describeConfig(): { name: string; description: string; initial: string }[] {
  return Object.entries(settings.shape).map(([name, schema]) => {
    const initial = schema.safeParse(undefined);
    return {
      name,
      description: schema.description ?? '',
      initial: initial.success && initial.data !== undefined ? String(initial.data) : '',
    };
  });
}
