import type { RenderProgram } from '@letu/render';
import { createAuth } from '../auth/auth.js';
import { consoleMailer, withPlainSubjects, type Mailer } from '../auth/mailer.js';
import type { Config } from '../config/config.js';
import type { OpenDatabase } from '../db/openDatabase.js';
import { createFontTools, type FontTools } from '../fonts/fontTools.js';
import type { Services } from '../calls/services.js';
import { createLimits } from '../limits.js';
import { messages, type Locale } from '../locales/index.js';
import { createLogger, type Logger } from '../logger.js';
import { measuredPictures } from '../metrics/measuredPictures.js';
import { createMetrics } from '../metrics/metrics.js';
import { createPictures } from '../pictures.js';
import { createSecrets } from '../secrets/secrets.js';
import { deriveKey, readSecretKey } from '../secrets/secretKey.js';
import { createThirdParties } from '../thirdParty/thirdParties.js';

/** What a host may give of its own. */
export interface ServicesOptions {
  /** @default Writes messages to the console. */
  readonly mailer?: Mailer;
  readonly logger?: Logger;
  /** @default Date.now */
  readonly clock?: () => number;
  /** @default The configured address. */
  readonly siteUrl?: () => string;
  /** What the processes run that draw pictures. @default The installed program */
  readonly program?: RenderProgram;
  /** @default In a thread of the installed server. */
  readonly fonts?: FontTools;
}

/** Puts together what the calls of the API work with, on an open database. */
export function createServices(
  config: Config,
  database: OpenDatabase,
  options: ServicesOptions = {},
): Services {
  const { logger = createLogger(config), clock = Date.now } = options;
  const mailer = withPlainSubjects(options.mailer ?? consoleMailer());
  const { siteUrl, program, fonts = createFontTools() } = options;
  const pictures = createPictures(config, program);
  const address = siteUrl ?? (() => config.publicUrl ?? `http://${config.host}:${config.port}`);
  const sendReset = async ({ email, locale }: { email: string; locale: string }, token: string) => {
    const text = messages[locale as Locale] ?? messages['zh-CN'];
    const url = `${address()}/login?reset=${encodeURIComponent(token)}`;
    await mailer.send({ to: email, subject: text.resetSubject, text: text.resetText(url) });
  };
  const metrics = config.metrics ? createMetrics() : undefined;
  const key = readSecretKey(config);
  const secret = deriveKey(key, 'better-auth').toString('hex');
  const auth = createAuth({ db: database.db, config, secret, logger, sendReset });
  return {
    config,
    database,
    auth,
    mailer,
    sendsMail: options.mailer !== undefined,
    logger,
    clock,
    siteUrl: address,
    thirdParties: createThirdParties(config.thirdParties, deriveKey(key, 'third-party'), address),
    limits: createLimits(config, clock, metrics?.limited),
    pictures: metrics ? measuredPictures(pictures, metrics) : pictures,
    metrics,
    fonts,
    secrets: createSecrets(deriveKey(key, 'stored secrets')),
  };
}
