import type { Locale } from '@letu/core';
import type { RenderProgram } from '@letu/render';

/** What the command uses of the process it runs in. */
export interface CliEnvironment {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** The program that draws. @default The installed one. */
  readonly program?: RenderProgram;
}

/** Returns the environment of this process. */
export function processEnvironment(): CliEnvironment {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    variables: process.env,
  };
}

/**
 * Returns the language to speak: the one asked for, else that of the terminal. Where the terminal names none, it is Chinese.
 *
 * The variables and their order are POSIX's (https://pubs.opengroup.org/onlinepubs/9799919799/basedefs/V1_chap08.html).
 */
export function localeOf(asked: Locale | undefined, variables: CliEnvironment['variables']): Locale {
  if (asked) return asked;
  const named = variables['LC_ALL'] || variables['LC_MESSAGES'] || variables['LANG'] || '';
  return /^$|^(?:C|POSIX)(?:\.|$)|^zh/.test(named) ? 'zh-CN' : 'en-US';
}
