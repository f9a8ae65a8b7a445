import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from '../config/config.js';

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
  };
  return destination ? pino(options, destination) : pino(options);
}
