import { LineIndex, unlocatedDiagnostic, type Diagnostic, type Severity, type TextRange } from '@letu/core';
import { DotFinder } from '../dot/finder.js';
import type { DotGraph } from '../dot/graph.js';
import type { GraphvizMessages } from '../locales/zh-CN.js';
import { COMPLAINTS } from './complaints.js';

// Graphviz says more of a complaint in messages of their own, which begin like this.
const CONTINUATION = /^(?:\.\.\. |in (?:label|node|edge|cluster)\b|\s+Edge |String starting)/;
/** Said of widths that `prepareSource` has seen to already. */
const ABOUT_WIDTHS = /no value for width of|no hard-coded metrics for/;

/** Joins the parts of each complaint with line breaks and leaves out those nobody can act on. */
export function joinComplaints(messages: readonly string[]): string[] {
  const joined: string[] = [];
  for (const message of messages) {
    if (CONTINUATION.test(message) && joined.length > 0) joined.push(`${joined.pop()}\n${message}`);
    else if (message !== '' && !ABOUT_WIDTHS.test(message)) joined.push(message);
  }
  return joined;
}

/**
 * Turns what Graphviz complains of into diagnostics, each at the place of what it names.
 *
 * @param complaints The joined messages, without padding.
 * @param severity `error` where they are why there is no picture.
 */
export function complaintDiagnostics(
  complaints: readonly string[],
  severity: Severity,
  source: string,
  graph: DotGraph,
  messages: GraphvizMessages,
): Diagnostic[] {
  const find = new DotFinder(source, graph);
  const lines = new LineIndex(source);
  const diagnostics = complaints.map((complaint) => {
    const { message, range } = understand(complaint, find, source, graph, messages);
    const text = { severity, message, source: 'graphviz' };
    return range ? { from: range.from, to: range.to, ...text } : unlocatedDiagnostic(lines, text);
  });
  return withoutRepeats(diagnostics);
}

function understand(
  complaint: string,
  find: DotFinder,
  source: string,
  graph: DotGraph,
  messages: GraphvizMessages,
): { message: string; range: TextRange | undefined } {
  for (const { pattern, code, place } of COMPLAINTS) {
    const match = pattern.exec(complaint);
    if (!match) continue;
    const { first, second } = match.groups ?? {};
    const names = first === undefined ? match.slice(1) : [first, second ?? ''];
    const range = code === 'splitNumber' ? splitNumber(names[0] ?? '', source, graph) : place(find, ...names);
    return { message: messages.complaint[code](...names), range };
  }
  const lost = /^lost (.+) edge$/.exec(complaint)?.[1];
  const edge = lost === undefined ? undefined : find.edgeNamed(lost);
  if (edge) {
    return {
      message: messages.complaint.lostEdge(edge.tail, edge.head),
      range: find.edge(edge.tail, edge.head),
    };
  }
  return {
    message: messages.other(complaint.replaceAll(/\s*\n\s*/g, ' ')),
    range: find.mentioned(complaint),
  };
}

function splitNumber(text: string, source: string, graph: DotGraph): TextRange | undefined {
  return graph.splitNumbers.find(({ from }) => source.startsWith(text, from));
}

function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ from, message }) => {
    const key = `${from} ${message}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
