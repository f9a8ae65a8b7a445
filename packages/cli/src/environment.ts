import type { Locale } from '@letu/core';
import type { Renderer, RendererOptions } from '@letu/render';

/** A stream that the command writes to. Those of Node are such. */
export interface CliOutput {
  write(content: string | Uint8Array): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

/** What the command uses of the process it runs in. */
export interface CliEnvironment {
  readonly stdin: AsyncIterable<Uint8Array | string>;
  readonly stdout: CliOutput;
  readonly stderr: CliOutput & { readonly isTTY?: boolean };
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** Makes what draws, which is disposed when the command is done. @default `createRenderer` of `@letu/render` */
  readonly createRenderer?: (options: RendererOptions) => Renderer;
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
