import type { Auth } from '../auth/auth.js';
import type { Mailer } from '../auth/mailer.js';
import type { Config } from '../config/config.js';
import type { OpenDatabase } from '../db/openDatabase.js';
import type { FontTools } from '../fonts/fontTools.js';
import type { Limits } from '../limits.js';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Pictures } from '../pictures.js';
import type { Secrets } from '../secrets/secrets.js';
import type { ThirdParties } from '../thirdParty/thirdParties.js';

/** What the calls of the API work with. */
export interface Services {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly auth: Auth;
  readonly mailer: Mailer;
  /** Whether the mailer sends messages, and does not only show them to whoever runs the server. */
  readonly sendsMail: boolean;
  readonly limits: Limits;
  readonly pictures: Pictures;
  readonly fonts: FontTools;
  readonly secrets: Secrets;
  readonly thirdParties: ThirdParties;
  /** Undefined where nothing is counted. */
  readonly metrics: Metrics | undefined;
  readonly logger: Logger;
  /** The time, in milliseconds since 1970. */
  readonly clock: () => number;
  /** The site's address without a final slash, for links in messages. */
  readonly siteUrl: () => string;
}
