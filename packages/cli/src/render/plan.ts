import { statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { detectType } from '@letu/codec';
import type { DiagramFile, ListedKind } from '@letu/core';
import { kindByFile, kindByName, kindByType } from '@letu/kinds';
import type { PictureFormat, RenderCommand } from '../arguments.js';
import { STANDARD } from '../files.js';
import { namesOf } from '../kinds.js';
import { messages } from '../locales/index.js';
import { UsageError } from '../usageError.js';

/** A text to draw. */
export interface Input {
  /** The path as it was given, or `-`. */
  readonly file: string;
  readonly source: string;
  /** The name of the kind, where the file was in a format of others. */
  readonly kind?: string;
  /** The files it shows, where it brought some along. */
  readonly files?: readonly DiagramFile[];
}

/** A text to draw, and what it is. */
export interface TypedInput extends Input {
  /** A kind's name, or what Kroki calls it. */
  readonly type: string;
}

/** A page that is drawn of a diagram that has several. */
export interface JobPage {
  /** What the kind's option `page` takes for it. */
  readonly id: string;
  /** Its place, from 1 on. */
  readonly number: number;
}

/** A text of which one page is drawn. */
export interface PagedInput extends TypedInput {
  /** Left out where the kind decides. */
  readonly page?: JobPage;
}

/** A text to draw, what it is and where its picture goes. */
export interface Job extends PagedInput {
  readonly format: PictureFormat;
  /** A path, `-` for the standard output, or undefined where none was asked for. */
  readonly output: string | undefined;
}

/** Decides for each text what it is. @throws UsageError */
export function typeInputs(
  inputs: readonly Input[],
  command: RenderCommand,
  kinds: readonly ListedKind[],
): readonly TypedInput[] {
  checkType(command, kinds);
  return inputs.map((input) => {
    const type = command.type ?? kindOfInput(input, kinds);
    if (type === undefined) throw new UsageError(messages[command.locale].typeNeeded(input.file));
    return { ...input, type };
  });
}

/** Decides where the picture of each text goes. @throws UsageError */
export function planJobs(
  inputs: readonly PagedInput[],
  command: RenderCommand,
  kinds: readonly ListedKind[],
): Job[] {
  const text = messages[command.locale];
  const { output } = command;
  const isPattern = output !== undefined && /\{(?:name|type|page)\}/.test(output);
  const isFolder = output !== undefined && !isPattern && meansFolder(output, inputs.length);
  if (inputs.length > 1 && !isPattern && !isFolder) throw new UsageError(text.outputNeeded);

  const jobs = inputs.map((input) => {
    const { type, page } = input;
    if (output === undefined || output === STANDARD) return { ...input, format: command.to, output };
    const name = nameOf(input.file, kinds);
    const path = isFolder
      ? join(output, `${name}${page ? `-${page.number}` : ''}.${command.to}`)
      : output
          .replaceAll('{name}', name)
          .replaceAll('{type}', type)
          .replaceAll('{page}', String(page?.number ?? 1));
    return { ...input, format: formatOf(path, command), output: path };
  });
  const paths = new Set<string>();
  for (const { output: path } of jobs) {
    if (path !== undefined && paths.has(path)) throw new UsageError(text.sameOutput(path));
    if (path !== undefined) paths.add(path);
  }
  return jobs;
}

function meansFolder(output: string, inputCount: number): boolean {
  if (output === STANDARD) return false;
  if (/[\\/]$/.test(output) || statSync(output, { throwIfNoEntry: false })?.isDirectory()) return true;
  return inputCount > 1 && !/\.(?:svg|png)$/i.test(output);
}

/** Returns a file's name without its extension, which may have two parts: the picture of `a.drawio.svg` is no file of draw.io. */
function nameOf(file: string, kinds: readonly ListedKind[]): string {
  if (file === STANDARD) return 'stdin';
  const known = kinds.flatMap(({ extensions, formats = [] }) => [
    ...extensions,
    ...formats.flatMap((format) => format.extensions),
  ]);
  const name = basename(file);
  const own = known.filter((extension) => name.toLowerCase().endsWith(extension));
  const longest = own.toSorted((one, other) => other.length - one.length)[0] ?? extname(file);
  return name.slice(0, name.length - longest.length) || name;
}

function checkType({ type, kroki, locale }: RenderCommand, kinds: readonly ListedKind[]): void {
  if (type === undefined || kroki !== undefined || kindByName(type, kinds)) return;
  throw new UsageError(messages[locale].badValue('--type', type, namesOf(kinds)));
}

function kindOfInput({ file, source, kind }: Input, kinds: readonly ListedKind[]): string | undefined {
  return kind ?? (kindByFile(file, kinds) ?? kindByType(detectType(source, kinds) ?? '', kinds))?.kind;
}

function formatOf(path: string, { locale }: RenderCommand): PictureFormat {
  const format = extname(path).slice(1).toLowerCase();
  if (format !== 'svg' && format !== 'png') throw new UsageError(messages[locale].outputFormat(path));
  return format;
}
