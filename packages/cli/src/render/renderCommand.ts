import { basename } from 'node:path';
import { CodecError, codecErrorText, decodeFile, foreignFormatOf } from '@letu/codec';
import { kindByFile, kindByName, kindByType } from '@letu/kinds';
import {
  DiagramError,
  coreMessages,
  decodeText,
  toSvgFile,
  type ListedKind,
  type RenderSuccess,
} from '@letu/core';
import { createRenderer, FontError, prepareFonts, type Lack, type Renderer } from '@letu/render';
import type { RenderCommand } from '../arguments.js';
import type { CliEnvironment } from '../environment.js';
import { FileError, readBytes, STANDARD, writeBytes } from '../files.js';
import { loadKinds } from '../kinds.js';
import { messages } from '../locales/index.js';
import { UsageError } from '../usageError.js';
import { jsonReport, type FileReport } from '../report/fileReport.js';
import { textReport } from '../report/textReport.js';
import { Engines } from './engines.js';
import { choosePages } from './pages.js';
import { planJobs, typeInputs, type Input, type Job } from './plan.js';

/** `letu render`: draws each file; one that fails does not keep the others from being drawn. */
export async function renderCommand(command: RenderCommand, environment: CliEnvironment): Promise<number> {
  const { kinds, modules } = await loadKinds(command.kinds, command.locale);
  const { inputs, unreadable } = await readInputs(command, kinds, environment);
  const paged = await choosePages(typeInputs(inputs, command, kinds), command, kinds);
  const undrawable = [...unreadable, ...paged.lacking];
  const jobs = planJobs(paged.inputs, command, kinds);
  await checkFonts(command);
  const { fonts, timeoutMs: timeMs } = command;
  const create = environment.createRenderer ?? createRenderer;
  const renderer = create({ fonts, timeMs, workers: 1, kinds: modules });
  const engines = new Engines(command, renderer, kinds);
  const reports: FileReport[] = [...undrawable];
  const print = (report: FileReport) => {
    reports.push(report);
    if (command.format === 'text') printText(report, command, environment);
  };
  if (command.format === 'text') for (const report of undrawable) printText(report, command, environment);
  try {
    // Every option is checked before the first picture is drawn.
    for (const { type, file } of jobs) await engines.get(type, file);
    for (const job of jobs) print(await draw(job, command, engines, renderer, environment));
  } finally {
    renderer.dispose();
  }
  if (command.format === 'json') {
    // The standard output is taken where the picture goes there.
    const stream = command.output === STANDARD ? environment.stderr : environment.stdout;
    stream.write(jsonReport(reports));
  }
  return reports.every(({ status }) => status === 'success') ? 0 : 1;
}

async function readInputs(command: RenderCommand, kinds: readonly ListedKind[], environment: CliEnvironment) {
  const inputs: Input[] = [];
  const unreadable: FileReport[] = [];
  for (const file of command.files) {
    try {
      const bytes = await readBytes(file, environment, messages[command.locale]);
      inputs.push(await readInput(file, bytes, command, kinds, environment));
    } catch (error) {
      if (!(error instanceof FileError || error instanceof CodecError)) throw error;
      const message = error instanceof CodecError ? codecErrorText(error, command.locale) : error.message;
      const about = { file, source: '', type: command.type ?? '', status: 'error', diagnostics: [] } as const;
      unreadable.push({ ...about, error: { code: 'cannot-read', message } });
    }
  }
  return { inputs, unreadable };
}

/** What is drawn again from the source it carries. */
const CARRYING = /\.(?:svg|png|xml)$/i;

/** Reads a text, the file of another format that a kind reads, or what carries a diagram. */
async function readInput(
  file: string,
  bytes: Uint8Array,
  { type: asked, locale }: RenderCommand,
  kinds: readonly ListedKind[],
  { stderr }: CliEnvironment,
): Promise<Input> {
  const type = asked === undefined ? undefined : kindByName(asked, kinds)?.type;
  const options = { kinds, type, name: file === STANDARD ? undefined : basename(file) };
  const isOther = !kindByFile(file, kinds) && (CARRYING.test(file) || foreignFormatOf(bytes, options));
  if (!isOther) return { file, source: decodeText(bytes) };
  const { source, type: read, files = [], notes = [] } = await decodeFile(bytes, options);
  for (const note of notes) stderr.write(`${file}${messages[locale].colon}${note[locale]}\n`);
  const kind = kindByType(read, kinds)?.kind;
  return { file, source, files, ...(kind === undefined ? {} : { kind }) };
}

async function draw(
  job: Job,
  command: RenderCommand,
  engines: Engines,
  renderer: Renderer,
  environment: CliEnvironment,
): Promise<FileReport> {
  const { file, source, type, page, files = [] } = job;
  const { theme, locale } = command;
  const about = { file, source, type, ...(page ? { page: page.number } : {}) };
  const { engine, options: common } = await engines.get(type, file);
  const options = page ? { ...common, page: page.id } : common;
  try {
    const result = await engine.render(source, options, { theme, locale, files });
    if (result.status === 'failure') return { ...about, ...result };
    return { ...about, ...(await deliver(job, result, command, renderer, environment)) };
  } catch (error) {
    if (error instanceof FileError) {
      const failure = { code: 'cannot-write', message: error.message } as const;
      return { ...about, status: 'error', diagnostics: [], error: failure };
    }
    if (!(error instanceof DiagramError)) throw error;
    const message = messages[locale].withDetail(coreMessages[locale].errors[error.code], error.message);
    return { ...about, status: 'error', diagnostics: [], error: { code: error.code, message } };
  }
}

/** Puts a picture where it was asked for. */
async function deliver(
  job: Job,
  picture: RenderSuccess,
  command: RenderCommand,
  renderer: Renderer,
  environment: CliEnvironment,
): Promise<Pick<FileReport, 'status' | 'diagnostics' | 'output' | 'picture'>> {
  const { output } = job;
  const { content, warnings } =
    job.format === 'svg'
      ? { content: toSvgFile(picture.svg, command), warnings: [] }
      : await toPngFile(job, picture, command, renderer, environment);
  const done = { status: 'success', diagnostics: [...picture.diagnostics, ...warnings] } as const;
  if (output === undefined && command.format === 'json') {
    const file = typeof content === 'string' ? { svg: content } : { png: content.toString('base64') };
    return { ...done, picture: file };
  }
  if (output === undefined || output === STANDARD) {
    environment.stdout.write(content);
    return done;
  }
  await writeBytes(output, content, messages[command.locale]);
  return { ...done, output };
}

async function toPngFile(
  { source }: Job,
  { svg }: RenderSuccess,
  { background, scale, locale }: RenderCommand,
  renderer: Renderer,
  { stderr }: CliEnvironment,
) {
  const made = await renderer.render({ svg, source }, { format: 'png', background, scale, locale });
  // A picture that is there already has no mistakes to fail by.
  if (made.status === 'failure') throw new DiagramError('export-failed', 'The picture was not rasterised.');
  const text = messages[locale];
  const said: Readonly<Record<Lack, string>> = { html: text.htmlLost, 'chinese-font': text.noChineseFont };
  for (const lack of made.lacks) stderr.write(`letu: ${said[lack]}\n`);
  return { content: Buffer.from(made.png), warnings: made.diagnostics };
}

/** @throws UsageError for a file that is no font. */
async function checkFonts({ fonts, locale }: RenderCommand): Promise<void> {
  try {
    await prepareFonts(fonts);
  } catch (error) {
    if (!(error instanceof FontError)) throw error;
    throw new UsageError(messages[locale].badFont(error.file));
  }
}

function printText(
  report: FileReport,
  { locale }: RenderCommand,
  { stderr, variables }: CliEnvironment,
): void {
  // https://no-color.org
  const isColored = stderr.isTTY === true && !variables['NO_COLOR'];
  stderr.write(textReport(report, messages[locale], isColored));
}
