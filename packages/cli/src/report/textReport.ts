import { styleText } from 'node:util';
import { LineIndex, type Diagnostic, type Severity } from '@letu/core';
import { STANDARD } from '../files.js';
import type { CliMessages } from '../locales/zh-CN.js';
import { excerpt } from './excerpt.js';
import type { FileReport } from './fileReport.js';

const COLORS: Readonly<Record<Severity, 'red' | 'yellow' | 'cyan'>> = {
  error: 'red',
  warning: 'yellow',
  info: 'cyan',
};

/** Writes a report for people: each diagnostic with its place, its line and carets below it. */
export function textReport(report: FileReport, messages: CliMessages, isColored: boolean): string {
  const name = report.file === STANDARD ? messages.standardInput : report.file;
  const word = (severity: Severity) => {
    const label = messages.severity[severity];
    return isColored ? styleText([COLORS[severity], 'bold'], label) : label;
  };
  const parts = report.diagnostics.map((diagnostic) => {
    const place = placeOf(report.source, diagnostic);
    const head = `${name}${place}: ${word(diagnostic.severity)}${messages.colon}${diagnostic.message}`;
    return diagnostic.unlocated || report.source.trim() === ''
      ? head
      : `${head}\n${excerpt(report.source, diagnostic)}`;
  });
  if (report.error) parts.push(`${name}: ${word('error')}${messages.colon}${report.error.message}`);
  if (report.status === 'failure' && report.diagnostics.every(({ severity }) => severity !== 'error')) {
    parts.push(`${name}: ${messages.failed}`);
  }
  return parts.map((part) => `${part}\n`).join('');
}

function placeOf(source: string, { from, unlocated }: Diagnostic): string {
  if (unlocated) return '';
  const { line, column } = new LineIndex(source).positionAt(from);
  return `:${line}:${column + 1}`;
}
