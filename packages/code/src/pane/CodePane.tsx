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
import type { SurfaceHandle, SurfaceProps } from '@letu/core';
import { OwnMessagesContext, useLatest, useMessages } from '@letu/hooks';
import type { DiagramLanguage } from '../language/diagramLanguage.js';
import { codeMessages } from '../locales/index.js';
import type { CodeSettings } from './codeExtensions.js';
import { codeHandle, type CodeAccess } from './codeHandle.js';
import { CodeView } from './codeView.js';
import { shapesIn } from './shapePlaces.js';

export interface CodePaneProps extends SurfaceProps {
  /** The text is plain where it is undefined. */
  readonly language: DiagramLanguage | undefined;
}

/** The text of a diagram, with its line numbers and error marks. */
export const CodePane = forwardRef<SurfaceHandle, CodePaneProps>(function CodePane(props, ref) {
  const { title, readOnly, theme, locale, language, findings, picture } = props;
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
  const access = useRef<CodeAccess>({
    code: () => pane.current,
    read: () => (pane.current ? { ...diagram.current, source: pane.current.value } : diagram.current),
    keep: (next) => {
      diagram.current = next;
    },
    picture: () => latest.current.picture,
  }).current;
  // Where nobody has selected anything, nothing is.
  const hasSelected = useRef(false);
  const tellShapes = useRef(() => {
    const { picture: shown, onSelect } = latest.current;
    if (pane.current && shown) onSelect(shapesIn(shown, pane.current.value, pane.current.selection));
  }).current;

  // Before the handle is made, which works on it.
  useLayoutEffect(() => {
    if (!host.current) return undefined;
    const view = new CodeView(host.current, diagram.current.source, firstSettings.current, {
      onChange: (origin) => latest.current.onChange({ origin, read: access.read }),
      onComposing: (composing) => latest.current.onComposing(composing),
      onSelect() {
        hasSelected.current = true;
        tellShapes();
      },
    });
    pane.current = view;
    if (hadFocus.current) view.focus();
    return () => {
      hadFocus.current = view.hasFocus;
      diagram.current = access.read();
      pane.current = null;
      view.destroy();
    };
  }, [latest, access, tellShapes]);

  const canFormat = language?.format !== undefined;
  useImperativeHandle(ref, () => codeHandle(access, { readOnly, canFormat, own }), [
    access,
    readOnly,
    canFormat,
    own,
  ]);

  useEffect(() => {
    if (picture && hasSelected.current) tellShapes();
  }, [picture, tellShapes]);

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
