import type { Diagnostic } from '@letu/core';
import { MAX_DEPTH, MAX_ELEMENTS, MAX_POINTS } from './document/model.js';
import type { Finding, FindingCode } from './document/parse.js';
import type { ExcalidrawMessages } from './locales/zh-CN.js';

const SAID: Readonly<Record<FindingCode, (messages: ExcalidrawMessages, name: string) => string>> = {
  syntax: ({ syntax }, name) => syntax(name),
  tooDeep: ({ tooDeep }) => tooDeep(MAX_DEPTH),
  tooMany: ({ tooMany }) => tooMany(MAX_ELEMENTS),
  tooManyPoints: ({ tooManyPoints }) => tooManyPoints(MAX_POINTS),
  notABoard: ({ notABoard }) => notABoard,
  notAnElement: ({ notAnElement }) => notAnElement,
  unknownElement: ({ unknownElement }, name) => unknownElement(name),
  duplicateId: ({ duplicateId }, name) => duplicateId(name),
};

const WARNINGS: ReadonlySet<FindingCode> = new Set(['notAnElement', 'unknownElement', 'duplicateId']);

/** More are of no use to anyone. */
const MOST = 200;

/** As much of a name as a sentence has room for. */
const LONGEST_NAME = 40;

/** Says what is odd about a source. */
export function diagnosticsOf(
  findings: readonly Finding[],
  messages: ExcalidrawMessages,
): readonly Diagnostic[] {
  return findings.slice(0, MOST).map(({ code, name, from, to }) => ({
    from,
    to,
    severity: WARNINGS.has(code) ? 'warning' : 'error',
    message: SAID[code](messages, name.slice(0, LONGEST_NAME)),
    source: 'excalidraw',
  }));
}
