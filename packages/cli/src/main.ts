import { readFile } from 'node:fs/promises';
import { kinds } from '@letu/kinds';
import { readArguments, type Command } from './arguments.js';
import { convertCommand } from './codec/convertCommand.js';
import { decodeCommand } from './codec/decodeCommand.js';
import { encodeCommand } from './codec/encodeCommand.js';
import { processEnvironment, type CliEnvironment } from './environment.js';
import { FileError } from './files.js';
import { namesOf } from './kinds.js';
import { messages } from './locales/index.js';
import { renderCommand } from './render/renderCommand.js';
import { UsageError } from './usageError.js';

export type { CliEnvironment };

/**
 * Runs the `letu` command.
 *
 * @param argv The arguments behind the command's name.
 * @param environment The process to read from and write to; this one when left out.
 * @returns The exit code: 0 for success, 1 where something could not be drawn, read or decoded, 2 for wrong usage.
 */
export async function main(argv: readonly string[], environment = processEnvironment()): Promise<number> {
  // A reader that has seen enough, such as `head`, closes the pipe; that is no failure of ours.
  environment.stdout.on('error', () => undefined);
  try {
    return await run(readArguments(argv, environment.variables), environment);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof FileError)) throw error;
    environment.stderr.write(`letu: ${error.message}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run(command: Command, environment: CliEnvironment): Promise<number> {
  switch (command.name) {
    case 'render':
      return renderCommand(command, environment);
    case 'encode':
      return encodeCommand(command, environment);
    case 'decode':
      return decodeCommand(command, environment);
    case 'convert':
      return convertCommand(command, environment);
    case 'help':
      environment.stdout.write(messages[command.locale].help(namesOf(kinds)));
      return 0;
    case 'version':
      environment.stdout.write(`${await ownVersion()}\n`);
      return 0;
  }
}

async function ownVersion(): Promise<string> {
  const manifest = await readFile(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
