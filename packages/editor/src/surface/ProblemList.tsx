import { memo, useMemo, type CSSProperties } from 'react';
import { LineIndex, type Diagnostic, type Locale, type Severity, type SurfaceFix } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { CheckIcon, SeverityIcon } from '../icons.js';
import { viewMessages } from '../locales/index.js';

/** More rows than this help nobody and slow the page down. */
const MOST_ROWS = 200;

export interface ProblemListProps {
  readonly diagnostics: readonly Diagnostic[];
  /** The text the diagnostics belong to. */
  readonly source: string;
  readonly locale: Locale;
  /** The name that the host has given to the editor. */
  readonly label?: string | undefined;
  /** Whether the diagram was not drawn for another reason than its text. */
  readonly hasFailed: boolean;
  onReveal(diagnostic: Diagnostic): void;
  /** How each can be mended; problems behind its end cannot. */
  readonly fixes: readonly (readonly SurfaceFix[])[];
  /** What is said of a source that is too much for all the help there is. */
  readonly limits: string | undefined;
  onFix(diagnostic: Diagnostic, index: number): void;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
}

/** What was found in the text, each with a way to its place. */
export const ProblemList = memo(function ProblemList(props: ProblemListProps) {
  const { diagnostics, source, locale, label, fixes, limits, onReveal, onFix, className, style } = props;
  const text = useMessages(viewMessages, locale);
  const worst = worstSeverity(diagnostics);
  const shown = worst ?? (props.hasFailed ? 'error' : undefined);
  const clean = props.hasFailed ? text.engineFailed : text.noProblems;
  const lines = useMemo(() => new LineIndex(source), [source]);
  return (
    <section data-part="problems" aria-label={text.problems(label)} className={className} style={style}>
      <p className="letu-summary" role="status" data-severity={shown}>
        {shown ? <SeverityIcon severity={shown} /> : <CheckIcon />}
        {worst ? text.problemCount(count(diagnostics)) : clean}
      </p>
      {limits !== undefined && <p className="letu-summary">{limits}</p>}
      {worst && (
        <ul className="letu-problems">
          {diagnostics.slice(0, MOST_ROWS).map((diagnostic, index) => (
            <li key={index} className="letu-problem-row">
              <button type="button" className="letu-problem" onClick={() => onReveal(diagnostic)}>
                <span className="letu-severity" data-severity={diagnostic.severity}>
                  <SeverityIcon severity={diagnostic.severity} />
                  <span className="letu-hidden">{text.severity[diagnostic.severity]}</span>
                </span>
                <span className="letu-message">{diagnostic.message}</span>
                <span className="letu-place">{place(lines, diagnostic, text.place)}</span>
              </button>
              {fixes[index]?.map((fix, choice) => (
                <button
                  key={fix.title[locale]}
                  type="button"
                  className="letu-button letu-fix"
                  onClick={() => onFix(diagnostic, choice)}
                >
                  {fix.title[locale]}
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
      {diagnostics.length > MOST_ROWS && (
        <p className="letu-summary">{text.moreProblems(diagnostics.length - MOST_ROWS)}</p>
      )}
    </section>
  );
});

function place(
  lines: LineIndex,
  { from }: Diagnostic,
  words: (line: number, column: number) => string,
): string {
  const { line, column } = lines.positionAt(from);
  return words(line, column + 1);
}

function count(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  return counts;
}

function worstSeverity(diagnostics: readonly Diagnostic[]): Severity | undefined {
  const severities: readonly Severity[] = ['error', 'warning', 'info'];
  return severities.find((severity) => diagnostics.some((diagnostic) => diagnostic.severity === severity));
}
