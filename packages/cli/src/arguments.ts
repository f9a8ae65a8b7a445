import { parseArgs } from 'node:util';
import type { Locale, Theme } from '@letu/core';
import { dialects, type DialectName } from '@letu/codec';
import { messages } from './locales/index.js';
import { localeOf, type CliEnvironment } from './environment.js';
import { UsageError } from './usageError.js';

export type PictureFormat = 'svg' | 'png';
export type TextFormat = 'text' | 'json';

/** What `letu render` is asked to do. */
export interface RenderCommand {
  readonly name: 'render';
  readonly locale: Locale;
  readonly files: readonly string[];
  readonly output: string | undefined;
  readonly to: PictureFormat;
  /** A kind, or with `kroki` any diagram type of the service. */
  readonly type: string | undefined;
  /** Modules with kinds of one's own. */
  readonly kinds: readonly string[];
  /** The page to draw, by its name or its number from 1 on, or `all` for a picture of each; the first when left out. */
  readonly page: string | undefined;
  readonly theme: Theme;
  /** Options of the engine as written, by name. */
  readonly options: Readonly<Record<string, string>>;
  readonly scale: number;
  readonly background: string | undefined;
  readonly fonts: readonly string[];
  readonly timeoutMs: number;
  readonly kroki: string | undefined;
  readonly format: TextFormat;
}

export interface EncodeCommand {
  readonly name: 'encode';
  readonly locale: Locale;
  readonly file: string;
  readonly dialect: DialectName;
  readonly form: string | undefined;
}

export interface DecodeCommand {
  readonly name: 'decode';
  readonly locale: Locale;
  readonly input: string;
  readonly kinds: readonly string[];
  readonly format: TextFormat;
}

export interface ConvertCommand {
  readonly name: 'convert';
  readonly locale: Locale;
  readonly input: string;
  readonly output: string;
  /** The kind of the diagram, where neither file says it. */
  readonly type: string | undefined;
  readonly kinds: readonly string[];
}

export type Command =
  | RenderCommand
  | EncodeCommand
  | DecodeCommand
  | ConvertCommand
  | { readonly name: 'help' | 'version'; readonly locale: Locale };

const OPTIONS = {
  output: { type: 'string', short: 'o' },
  to: { type: 'string' },
  type: { type: 'string' },
  kind: { type: 'string', multiple: true },
  page: { type: 'string' },
  theme: { type: 'string' },
  option: { type: 'string', multiple: true },
  scale: { type: 'string' },
  background: { type: 'string' },
  font: { type: 'string', multiple: true },
  timeout: { type: 'string' },
  kroki: { type: 'string' },
  format: { type: 'string' },
  dialect: { type: 'string' },
  form: { type: 'string' },
  locale: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Understands a command line. @throws UsageError */
export function readArguments(argv: readonly string[], variables: CliEnvironment['variables']): Command {
  // The language has to be known before anything can be said about the rest.
  const asked = askedLocale(argv);
  const locale = localeOf(asked, variables);
  const { values, positionals } = parse(argv, locale);
  oneOf('--locale', values.locale, ['zh-CN', 'en-US'], locale);
  const [name = 'help', ...rest] = positionals;
  if (values.version) return { name: 'version', locale };
  if (values.help || name === 'help') return { name: 'help', locale };

  const format = oneOf('--format', values.format, ['text', 'json'], locale) ?? 'text';
  switch (name) {
    case 'encode': {
      const names = Object.keys(dialects) as DialectName[];
      const dialect = oneOf('--dialect', values.dialect, names, locale) ?? 'kroki';
      const form = oneOf('--form', values.form, dialects[dialect].forms, locale);
      return { name, locale, file: rest[0] ?? '-', dialect, form };
    }
    case 'decode':
      return { name, locale, input: rest[0] ?? '-', kinds: values.kind ?? [], format };
    case 'convert':
      if (rest[0] === undefined) throw new UsageError(messages[locale].noInput);
      if (values.output === undefined) throw new UsageError(messages[locale].convertOutputNeeded);
      return {
        name,
        locale,
        input: rest[0],
        output: values.output,
        type: values.type,
        kinds: values.kind ?? [],
      };
    case 'render':
      if (rest.length === 0) throw new UsageError(messages[locale].noInput);
      return {
        name,
        locale,
        format,
        files: rest,
        output: values.output,
        to: oneOf('--to', values.to, ['svg', 'png'], locale) ?? 'svg',
        type: values.type,
        kinds: values.kind ?? [],
        page: values.page,
        theme: oneOf('--theme', values.theme, ['light', 'dark'], locale) ?? 'light',
        options: readPairs(values.option ?? [], locale),
        scale: positive('--scale', values.scale, 1, locale),
        background: values.background,
        fonts: values.font ?? [],
        timeoutMs: positive('--timeout', values.timeout, 10, locale) * 1000,
        kroki: readUrl(values.kroki, locale),
      };
    default:
      throw new UsageError(messages[locale].unknownCommand(name));
  }
}

function askedLocale(argv: readonly string[]): Locale | undefined {
  const at = argv.findIndex((argument) => argument === '--locale' || argument.startsWith('--locale='));
  const value = argv[at]?.split('=')[1] ?? argv[at + 1];
  return at >= 0 && (value === 'zh-CN' || value === 'en-US') ? value : undefined;
}

function parse(argv: readonly string[], locale: Locale) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const option = /'([^']+)'/.exec(message)?.[1] ?? '';
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new UsageError(messages[locale].unknownOption(option));
    throw new UsageError(messages[locale].badArgument(message));
  }
}

function oneOf<Value extends string>(
  option: string,
  value: string | undefined,
  allowed: readonly Value[],
  locale: Locale,
): Value | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new UsageError(messages[locale].badValue(option, value, allowed.join('、')));
  return found;
}

function positive(option: string, value: string | undefined, fallback: number, locale: Locale): number {
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!(number > 0) || !Number.isFinite(number)) {
    throw new UsageError(messages[locale].badValue(option, value, '> 0'));
  }
  return number;
}

function readPairs(pairs: readonly string[], locale: Locale): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new UsageError(messages[locale].badPair(pair));
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

function readUrl(value: string | undefined, locale: Locale): string | undefined {
  if (value === undefined || /^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : ''))
    return value;
  throw new UsageError(messages[locale].badValue('--kroki', value, 'https://…'));
}
