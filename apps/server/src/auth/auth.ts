import { betterAuth } from 'better-auth';
import type { Config } from '../config/config.js';
import type { Database } from '../db/schema.js';
import { newId, newUid } from '../ids.js';
import type { Logger } from '../logger.js';
import { confirmEmail } from '../thirdParty/linkedAccounts.js';
import { authAdapter } from './authAdapter.js';

/** The header in which the address of a caller is handed to better-auth. */
export const ADDRESS_HEADER = 'x-letu-address';

// better-auth hands the value through; its types know of no bigint.
const uid = newUid as unknown as () => number;

interface AuthOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'sessionMaxMs'>;
  readonly secret: string;
  readonly logger: Logger;
  /** Sends the link to set a new password. */
  readonly sendReset: (user: { email: string; locale: string }, token: string) => Promise<void>;
}

/** Sets better-auth up: it keeps accounts and makes sessions. Its own routes stay closed; ours call it. */
export function createAuth({ db, config, secret, logger, sendReset }: AuthOptions) {
  return betterAuth({
    database: authAdapter(db),
    secret,
    baseURL: 'http://localhost',
    basePath: '/api/auth',
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { level: 'error', log: (_level, message) => logger.error({ part: 'better-auth' }, message) },
    advanced: {
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    user: {
      additionalFields: {
        uid: { type: 'number', bigint: true, input: false, required: true, defaultValue: uid },
        siteRole: { type: 'string', input: false, required: true, defaultValue: 'member' },
        locale: { type: 'string', required: true, defaultValue: 'zh-CN' },
      },
    },
    session: { expiresIn: config.sessionMaxMs / 1000 },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: 60 * 60,
      revokeSessionsOnPasswordReset: true,
      // The link has come by the email that it confirms.
      onPasswordReset: ({ user }) => db.transaction().execute((trx) => confirmEmail(trx, user.id)),
      sendResetPassword: async ({ user, token }) => {
        const { locale } = user as typeof user & { locale: string };
        await sendReset({ email: user.email, locale }, token);
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
