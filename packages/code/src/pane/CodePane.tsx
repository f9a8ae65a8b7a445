import {
  forwardRef,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { Diagram, SurfaceHandle, SurfaceProps } from '@letu/core';
import { OwnMessagesContext, useLatest, useMessages } from '@letu/hooks';
import type { DiagramLanguage } from '../language/diagramLanguage.js';
import { codeMessages } from '../locales/index.js';
import type { CodeSettings } from './codeExtensions.js';
import { codeHandle } from './codeHandle.js';
import { CodeView } from './codeView.js';

export interface CodePaneProps extends SurfaceProps {
  /** The text is plain where it is undefined. */
  readonly language: DiagramLanguage | undefined;
}

/** The text of a diagram, with its line numbers and error marks. */
export const CodePane = forwardRef<SurfaceHandle, CodePaneProps>(function CodePane(props, ref) {
  const { title, readOnly, theme, locale, language, findings } = props;
  const own = useContext(OwnMessagesContext);
  const text = useMessages(codeMessages, locale);
  const hintId = useId();
  const host = useRef<HTMLDivElement>(null);
  const pane = useRef<CodeView>(null);
  const diagram = useRef(props.diagram);
  // A pane that is taken away and put back, as in React's strict mode, has the focus it had.
  const hadFocus = useRef(false);
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
  const read = useRef((): Diagram => {
    const { current } = pane;
    return current ? { ...diagram.current, source: current.value } : diagram.current;
  }).current;
  const keep = useRef((next: Diagram) => {
    diagram.current = next;
  }).current;

  // Before the handle is made, which works on it.
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const view = new CodeView(host.current, diagram.current.source, firstSettings.current, {
      onChange: (origin) => latest.current.onChange({ origin, read }),
      onComposing: (composing) => latest.current.onComposing(composing),
      onSelect: (range) => latest.current.onSelect(range),
    });
    pane.current = view;
    if (hadFocus.current) view.focus();
    return () => {
      hadFocus.current = view.hasFocus;
      diagram.current = read();
      pane.current = null;
      view.destroy();
    };
  }, [latest, read]);

  const canFormat = language?.format !== undefined;
  useImperativeHandle(ref, () => codeHandle(() => pane.current, read, keep, { readOnly, canFormat, own }), [
    read,
    keep,
    readOnly,
    canFormat,
    own,
  ]);

  useEffect(() => pane.current?.configure(settings), [settings]);

  const { source, diagnostics } = findings;
  useEffect(() => {
    const { current } = pane;
    if (current && current.value === source) current.setDiagnostics(diagnostics);
  }, [diagnostics, source]);

  return (
    <>
      <p id={hintId} className="letu-hidden">
        {text.leaveHint}
      </p>
      <div ref={host} style={{ height: '100%' }} />
    </>
  );
});
