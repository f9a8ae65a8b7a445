import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.js';
import { requireCurrentSchema } from '../db/migrate.js';
import type { OpenDatabase } from '../db/openDatabase.js';
import { ServerError } from '../errors/serverError.js';
import { createLogger } from '../logger.js';
import { createServices } from '../server/createServices.js';

/** Lists the accounts, one a line. */
export async function listUsers(database: OpenDatabase): Promise<string[]> {
  await requireCurrentSchema(database);
  const users = await database.db
    .selectFrom('user')
    .select(['email', 'name', 'siteRole'])
    .orderBy('id')
    .execute();
  return users.map(({ email, name, siteRole }) => [email, name, siteRole].join('\t'));
}

/** Makes an account. Returns its password. @throws ServerError `bad-usage` where there is one, or the email is none. */
export async function addUser(
  config: Config,
  database: OpenDatabase,
  { email, owner }: { email: string; owner: boolean },
): Promise<string> {
  const { auth } = await services(config, database);
  const password = newPassword();
  const [name = email] = email.split('@');
  const { user } = await auth.api
    .signUpEmail({ body: { email, password, name, locale: 'zh-CN' } })
    .catch((cause: unknown) => {
      throw new ServerError('bad-usage', email, { cause });
    });
  if (owner)
    await database.db.updateTable('user').set({ siteRole: 'owner' }).where('id', '=', user.id).execute();
  await database.db.deleteFrom('session').where('userId', '=', user.id).execute();
  return password;
}

/** Gives an account a new password and ends its sessions. @throws ServerError `bad-usage` where there is no such account. */
export async function setPassword(config: Config, database: OpenDatabase, email: string): Promise<string> {
  const { auth } = await services(config, database);
  const { internalAdapter, password: hasher } = await auth.$context;
  const found = await internalAdapter.findUserByEmail(email.toLowerCase());
  if (!found) throw new ServerError('bad-usage', email);
  const password = newPassword();
  const hash = await hasher.hash(password);
  const { id } = found.user;
  if (await internalAdapter.findCredentialAccount(id)) await internalAdapter.updatePassword(id, hash);
  else
    await internalAdapter.createAccount({
      userId: id,
      providerId: 'credential',
      accountId: id,
      password: hash,
    });
  await database.db.deleteFrom('session').where('userId', '=', id).execute();
  return password;
}

async function services(config: Config, database: OpenDatabase) {
  await requireCurrentSchema(database);
  return createServices(config, database, { logger: createLogger({ logLevel: 'silent' }) });
}

const newPassword = () => randomBytes(12).toString('base64url');
