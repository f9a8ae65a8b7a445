import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config.js';

export type { Logger } from 'pino';

/** Fields that are never written, wherever they stand. */
const SECRETS = [
  'password',
  'currentPassword',
  'token',
  'sessionId',
  'authorization',
  'cookie',
  'secret',
  'apiKey',
  'source',
];

/**
 * Makes the log: one JSON object a line, without secrets and without what users write.
 *
 * @param destination Where it is written; standard output when left out.
 */
export function createLogger(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    base: null,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

interface DescribedError {
  readonly type: string;
  readonly code?: unknown;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly cause?: DescribedError;
}

/**
 * Describes a failure by what says where it comes from. What else an error carries can be anything: PostgreSQL's hold the values
 * of a row, those of an exchange of tokens the tokens.
 */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const { name: type, message, stack, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return {
    type,
    ...code,
    message,
    stack,
    ...(cause instanceof Error ? { cause: describeError(cause) } : {}),
  };
}
