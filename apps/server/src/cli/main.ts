import { once } from 'node:events';
import { describeConfig, readConfig, type Config } from '../config/config.js';
import { restoreBackup } from '../db/backup/restoreBackup.js';
import { writeBackup } from '../db/backup/writeBackup.js';
import { migrate, requireCurrentSchema } from '../db/migrate.js';
import { openDatabase, type OpenDatabase } from '../db/openDatabase.js';
import { ServerError } from '../errors/serverError.js';
import { messages, type Locale } from '../locales/index.js';
import type { ServicesOptions } from '../server/createServices.js';
import { startServer } from '../server/startServer.js';
import { readArguments, type Command } from './arguments.js';
import { addUser, listUsers, setPassword } from './userCommands.js';

/** What the command uses of the process it runs in. */
export interface CliEnvironment {
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Settles when the server is to stop. */
  readonly stopped: () => Promise<unknown>;
  /** What the server works with instead of its own. */
  readonly services?: ServicesOptions;
}

/** Returns the environment of this process, which stops at the first SIGTERM or SIGINT. */
export function processEnvironment(): CliEnvironment {
  return {
    stdout: process.stdout,
    stderr: process.stderr,
    variables: process.env,
    stopped: () => Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]),
  };
}

/**
 * Runs `letu-server`.
 *
 * @param argv The arguments behind the command's name.
 * @returns The exit code: 0 for success, 1 where it could not be done, 2 for wrong usage.
 */
export async function main(argv: readonly string[], environment = processEnvironment()): Promise<number> {
  const text = messages[localeOf(environment.variables)];
  try {
    await run(readArguments(argv), environment);
    return 0;
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    environment.stderr.write(`letu-server: ${text.serverErrors[error.code]}\n${error.message}\n`);
    return error.code === 'bad-usage' ? 2 : 1;
  }
}

async function run(command: Command, environment: CliEnvironment): Promise<void> {
  const { stdout, variables } = environment;
  const text = messages[localeOf(variables)];
  const say = (line: string) => void stdout.write(`${line}\n`);
  if (command.name === 'help') return say(text.help(helpOnVariables()));
  const config = readConfig(variables);
  switch (command.name) {
    case 'start':
      return serve(config, environment);
    case 'migrate':
      return using(config, true, async (database) => say(text.migrated((await migrate(database)).length)));
    case 'backup':
      return using(config, false, async (database) => {
        await requireCurrentSchema(database);
        say(text.backedUp(await writeBackup(database, command.file)));
      });
    case 'restore':
      return using(config, true, async (database) =>
        say(text.restored(await restoreBackup(database, command.file, command))),
      );
    case 'user list':
      return using(config, false, async (database) => say((await listUsers(database)).join('\n')));
    case 'user add':
      return using(config, false, async (database) => {
        say(text.password(command.email, await addUser(config, database, command)));
      });
    case 'user password':
      return using(config, false, async (database) => {
        say(text.password(command.email, await setPassword(config, database, command.email)));
      });
  }
}

async function serve(
  config: Config,
  { stdout, variables, stopped, services }: CliEnvironment,
): Promise<void> {
  const text = messages[localeOf(variables)];
  const stop = stopped();
  const server = await startServer(config, services);
  stdout.write(`\n${text.listening(config.publicUrl ?? server.url)}\n\n`);
  // Beside the log, not in it: it holds a password.
  if (server.firstOwner) stdout.write(`${text.firstRun(server.firstOwner)}\n`);
  await stop;
  await server.stop();
}

async function using(
  config: Config,
  exclusive: boolean,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  const database = openDatabase(config, { exclusive });
  await work(database).finally(() => database.close());
}

function helpOnVariables(): string {
  return describeConfig()
    .map(
      ({ name, description, initial }) => `  ${name.padEnd(23)} ${description}${initial && ` [${initial}]`}`,
    )
    .join('\n');
}

function localeOf({ LC_ALL, LC_MESSAGES, LANG }: Readonly<Record<string, string | undefined>>): Locale {
  return /^$|^(?:C|POSIX)(?:\.|$)|^zh/.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'zh-CN' : 'en-US';
}
