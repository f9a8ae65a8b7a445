import { useEffect, useId, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { normaliseLineBreaks, type Diagnostic, type Locale, type Theme } from '@letu/core';
import { useLatest } from '@letu/hooks';
import { codeMessages } from '../locales/index.js';
import type { DiagramLanguage } from '../language/diagramLanguage.js';
import type { CodeSettings } from './codeExtensions.js';
import { CodeView, type CodeListener } from './codeView.js';
import { ValueEcho } from './valueEcho.js';

export interface CodePaneProps extends CodeListener {
  /** Filled while the pane is mounted. */
  readonly viewRef: RefObject<CodeView | null>;
  /** The text of a controlled pane. */
  readonly value: string | undefined;
  readonly defaultValue: string;
  readonly title: string;
  readonly readOnly: boolean;
  readonly theme: Theme;
  readonly locale: Locale;
  /** The text is plain while it is undefined. */
  readonly language: DiagramLanguage | undefined;
  /** What was found in `source`; marked only while that is the text shown. */
  readonly diagnostics: readonly Diagnostic[];
  readonly source: string;
  /** Gets the text the pane starts with. */
  onStart(value: string): void;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
}

/** The text of a diagram, with its line numbers and error marks. */
export function CodePane(props: CodePaneProps) {
  const { viewRef, value, title, readOnly, theme, locale, language, diagnostics, source } = props;
  const text = codeMessages[locale];
  const hintId = useId();
  const host = useRef<HTMLDivElement>(null);
  const lastText = useRef(value ?? props.defaultValue);
  const [echo] = useState(() => new ValueEcho());
  const latest = useLatest(props);
  const settings = useMemo<CodeSettings>(
    () => ({
      readOnly,
      dark: theme === 'dark',
      locale,
      language,
      label: text.code(title),
      describedBy: hintId,
      phrases: text.phrases,
    }),
    [readOnly, theme, locale, language, text, title, hintId],
  );
  const firstSettings = useRef(settings);

  useEffect(() => {
    if (!host.current) return undefined;
    const view = new CodeView(host.current, lastText.current, firstSettings.current, {
      onChange(changed, by) {
        lastText.current = changed;
        if (by !== 'owner' && latest.current.value !== undefined) echo.send(changed);
        latest.current.onChange(changed, by);
      },
      onComposing: (composing) => latest.current.onComposing(composing),
      onSelect: (range) => latest.current.onSelect(range),
    });
    viewRef.current = view;
    latest.current.onStart(view.value);
    return () => {
      viewRef.current = null;
      view.destroy();
    };
  }, [viewRef, latest, echo]);

  useEffect(() => {
    viewRef.current?.configure(settings);
  }, [viewRef, settings]);

  useEffect(() => {
    const view = viewRef.current;
    if (!view || value === undefined) return;
    if (echo.isNew(normaliseLineBreaks(value), view.value)) view.receive(value);
  }, [viewRef, value, echo]);

  useEffect(() => {
    const view = viewRef.current;
    if (view && view.value === source) view.setDiagnostics(diagnostics);
  }, [viewRef, diagnostics, source]);

  return (
    <div data-part="code" className={props.className} style={props.style}>
      <p id={hintId} className="letu-hidden">
        {text.leaveHint}
      </p>
      <div ref={host} className="letu-code" />
    </div>
  );
}
