import type { Diagnostic } from '@letu/core';
import { MAX_DEPTH, MAX_TOPICS } from './document/model.js';
import type { Finding, FindingCode } from './document/parse.js';
import type { MindmapMessages } from './locales/zh-CN.js';

const SAID: Readonly<Record<FindingCode, (messages: MindmapMessages, name: string) => string>> = {
  tooDeep: ({ tooDeep }) => tooDeep(MAX_DEPTH),
  tooMany: ({ tooMany }) => tooMany(MAX_TOPICS),
  unknownAttribute: ({ unknownAttribute }, name) => unknownAttribute(name),
  duplicateId: ({ duplicateId }, name) => duplicateId(name),
  unknownId: ({ unknownId }, name) => unknownId(name),
  emptySummary: ({ emptySummary }) => emptySummary,
  noteOfNothing: ({ noteOfNothing }) => noteOfNothing,
};

/** More are of no use to anyone. */
const MOST = 200;

/** Says what is odd about a source. */
export function diagnosticsOf(
  findings: readonly Finding[],
  messages: MindmapMessages,
): readonly Diagnostic[] {
  return findings.slice(0, MOST).map(({ code, name, from, to }) => ({
    from,
    to,
    severity: code === 'tooDeep' || code === 'tooMany' ? 'error' : 'warning',
    message: SAID[code](messages, name),
    source: 'mindmap',
  }));
}
