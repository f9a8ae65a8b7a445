import {
  diagnosticOnLine,
  unlocatedDiagnostic,
  type Diagnostic,
  type LineIndex,
  type RenderFailure,
} from '@letu/core';
import type { Drawing } from '../drawing.js';
import { readRequestReference } from '../includes/includeStatement.js';
import type { DiagramPlace } from '../includes/fileTable.js';
import type { PlantumlMessages } from '../locales/zh-CN.js';
import type { Picture } from '../picture/readPicture.js';
import { failedInclude, translateError } from './engineErrors.js';
import { findJsonError } from './jsonError.js';
import { firstFailingLine } from './firstFailingLine.js';

/** What a report of an error is made from. */
export interface Report {
  readonly source: string;
  readonly lines: LineIndex;
  readonly drawing: Drawing;
  readonly messages: PlantumlMessages;
}

/** A failure that names the files a host could give. */
export interface PlantumlFailure extends RenderFailure {
  /** Paths of included files that are neither in the standard library nor among the given ones. */
  readonly missingIncludes?: readonly string[];
}

type ErrorPicture = Exclude<Picture, { kind: 'diagram' }>;

/** Turns a picture that shows an error into diagnostics. */
export async function reportPicture(picture: ErrorPicture, report: Report): Promise<PlantumlFailure> {
  switch (picture.kind) {
    case 'unsupported':
      return unsupported(report);
    case 'notData':
      return failure(await reportData(picture.format, report));
    case 'error':
      return reportError(picture, report);
  }
}

/** Turns a Java exception of the engine into diagnostics. It names no place: the place is found by drawing less. */
export async function reportException(exception: string, report: Report): Promise<PlantumlFailure> {
  const { drawing, messages } = report;
  if (exception.includes('Unsupported diagram type')) return unsupported(report);
  const line = await firstFailingLine(
    drawing,
    (answer) => 'exception' in answer && answer.exception === exception,
  );
  const isTooDeep = /call stack|recursion/i.test(exception);
  const message = isTooDeep ? messages.engineErrors.tooDeep('') : messages.engineErrors.crash(exception);
  return failure(onLine(report, line, message));
}

function reportError(picture: Extract<Picture, { kind: 'error' }>, report: Report): PlantumlFailure {
  const { drawing, messages } = report;
  const reference = failedInclude(picture.message);
  const request = reference === undefined ? undefined : readRequestReference(reference);
  if (request) {
    const { files } = drawing.session;
    const path = files.targetPath(request);
    const place = files.placeOfStatement(request);
    const found = files.has(request);
    const message = found ? messages.partNotFound(path, request.part ?? '') : messages.includeNotFound(path);
    const diagnostic = atPlace(report, place, message, request.path);
    return { ...failure(diagnostic), ...(found || path.startsWith('<') ? {} : { missingIncludes: [path] }) };
  }
  const message =
    reference === undefined ? translateError(picture.message, messages) : messages.includeNotFound(reference);
  const severity = picture.message.startsWith('Empty description') ? 'info' : 'error';
  const place = placeOf(picture, drawing);
  return failure({ ...atPlace(report, place, message), severity });
}

/** The engine names a line of the diagram, of a file included by a rewritten statement, or of a library's file. */
function placeOf({ file, line }: { file: string; line: number }, drawing: Drawing): DiagramPlace {
  if (file === 'textarea') return { line: drawing.content.origins[line - 1] ?? 0 };
  const request = readRequestReference(file);
  if (request) return drawing.session.files.placeOfLine(request, line);
  const [, library = '', path = ''] = /^<([^/]+)\/(.+)>$/.exec(file) ?? [];
  return drawing.session.placeOfLibraryLine(library, path, line) ?? { line: 0 };
}

async function reportData(format: 'JSON' | 'YAML', report: Report): Promise<Diagnostic> {
  const { drawing, lines, source, messages } = report;
  const text = messages.notData(format);
  if (format === 'YAML') {
    const line = await firstFailingLine(
      drawing,
      (answer) => 'svg' in answer && answer.svg.includes('YAML data'),
    );
    return onLine(report, line, text);
  }
  const { origins } = drawing.content;
  const from = lines.lineRange(origins[1] ?? 1).from;
  const to = lines.lineRange((origins.at(-1) ?? 1) - 1).to;
  const offset = findJsonError(source.slice(from, to));
  return onLine(report, offset === undefined ? undefined : lines.lineAt(from + offset), text);
}

function atPlace(report: Report, place: DiagramPlace, message: string, target = ''): Diagnostic {
  const { messages, source } = report;
  const text = place.included
    ? messages.inIncludedFile(place.included.path, place.included.line, message)
    : message;
  const diagnostic = onLine(report, place.line, text);
  const start = place.included || target === '' ? -1 : source.indexOf(target, diagnostic.from);
  return start >= 0 && start + target.length <= diagnostic.to
    ? { ...diagnostic, from: start, to: start + target.length }
    : diagnostic;
}

function onLine({ lines }: Report, line: number | undefined, message: string): Diagnostic {
  const about = { severity: 'error', message, source: 'plantuml' } as const;
  return line === undefined ? unlocatedDiagnostic(lines, about) : diagnosticOnLine(lines, line, about);
}

function unsupported(report: Report): PlantumlFailure {
  const { drawing, messages } = report;
  const message = messages.unsupportedDiagram(messages.unsupportedNames.other);
  const found = failure(onLine(report, drawing.content.origins[0] ?? 1, message));
  return { ...found, uncertain: true };
}

function failure(diagnostic: Diagnostic): PlantumlFailure {
  return { status: 'failure', diagnostics: [diagnostic] };
}
