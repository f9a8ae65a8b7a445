import { DiagramError, coreMessages, toSvgFile, type RenderResult } from '@letu/core';
import type { RenderCommand } from '../arguments.js';
import type { CliEnvironment } from '../environment.js';
import { decodeText, FileError, readBytes, STANDARD, writeBytes } from '../files.js';
import { prepareFonts, type Fonts } from '../fonts/fonts.js';
import { messages } from '../locales/index.js';
import { jsonReport, type FileReport } from '../report/fileReport.js';
import { textReport } from '../report/textReport.js';
import { Engines } from './engines.js';
import { planJobs, type Input, type Job } from './plan.js';
import { toPngFile } from './toPngFile.js';

/** `letu render`: draws each file; one that fails does not keep the others from being drawn. */
export async function renderCommand(command: RenderCommand, environment: CliEnvironment): Promise<number> {
  const { inputs, unreadable } = await readInputs(command, environment);
  const jobs = planJobs(inputs, command);
  const fonts = await prepareFonts(command.fonts, messages[command.locale]);
  const engines = new Engines(command, environment);
  const reports: FileReport[] = [...unreadable];
  const print = (report: FileReport) => {
    reports.push(report);
    if (command.format === 'text') printText(report, command, environment);
  };
  if (command.format === 'text') for (const report of unreadable) printText(report, command, environment);
  try {
    // Every option is checked before the first picture is drawn.
    for (const { type, file } of jobs) await engines.get(type, file);
    for (const job of jobs) print(await draw(job, command, engines, fonts, environment));
  } finally {
    await engines.dispose();
  }
  if (command.format === 'json') {
    // The standard output is taken where the picture goes there.
    const stream = command.output === STANDARD ? environment.stderr : environment.stdout;
    stream.write(jsonReport(reports));
  }
  return reports.every(({ status }) => status === 'success') ? 0 : 1;
}

async function readInputs(command: RenderCommand, environment: CliEnvironment) {
  const inputs: Input[] = [];
  const unreadable: FileReport[] = [];
  for (const file of command.files) {
    try {
      const bytes = await readBytes(file, environment, messages[command.locale]);
      inputs.push({ file, source: decodeText(bytes) });
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const about = { file, source: '', type: command.type ?? '', status: 'error', diagnostics: [] } as const;
      unreadable.push({ ...about, error: { code: 'cannot-read', message: error.message } });
    }
  }
  return { inputs, unreadable };
}

async function draw(
  job: Job,
  command: RenderCommand,
  engines: Engines,
  fonts: Fonts,
  environment: CliEnvironment,
): Promise<FileReport> {
  const { file, source, type } = job;
  const { theme, locale } = command;
  const about = { file, source, type };
  const { engine, options } = await engines.get(type, file);
  try {
    const result = await engine.render(source, options, { theme, locale });
    if (result.status === 'failure') return { ...about, ...result };
    return { ...about, ...(await deliver(job, result, command, fonts, environment)) };
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
  { format, output }: Job,
  { svg, diagnostics }: Extract<RenderResult, { status: 'success' }>,
  { background, scale, locale, format: reportFormat }: RenderCommand,
  fonts: Fonts,
  environment: CliEnvironment,
): Promise<Pick<FileReport, 'status' | 'diagnostics' | 'output' | 'picture'>> {
  const text = messages[locale];
  const warn = (message: string) => environment.stderr.write(`letu: ${message}\n`);
  const content =
    format === 'svg'
      ? toSvgFile(svg, { background })
      : toPngFile(svg, { background, scale, fonts, text, warn });
  const done = { status: 'success', diagnostics } as const;
  if (output === undefined && reportFormat === 'json') {
    const picture = typeof content === 'string' ? { svg: content } : { png: content.toString('base64') };
    return { ...done, picture };
  }
  if (output === undefined || output === STANDARD) {
    environment.stdout.write(content);
    return done;
  }
  await writeBytes(output, content, text);
  return { ...done, output };
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
