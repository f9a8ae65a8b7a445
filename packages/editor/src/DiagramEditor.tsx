import {
  forwardRef,
  useImperativeHandle,
  useRef,
  useState,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { DEFAULT_LOCALE, defaultExample, DiagramError, type Diagnostic, type TextRange } from '@letu/core';
import { CodePane } from './code/CodePane.js';
import type { ChangeOrigin, CodeView } from './code/codeView.js';
import { useDiagnosticsChange } from './hooks/useDiagnosticsChange.js';
import { useResolvedTheme } from './hooks/useResolvedTheme.js';
import { exportPicture } from './export/exportPicture.js';
import type { QuickFix } from './language/diagramLanguage.js';
import { PicturePane } from './picture/PicturePane.js';
import { useLivePicture } from './picture/useLivePicture.js';
import { ProblemList } from './problems/ProblemList.js';
import type { DiagramEditorHandle, DiagramEditorProps } from './props.js';
import { EditorStyles } from './theme/EditorStyles.js';

const NO_PROBLEMS: readonly Diagnostic[] = [];
const NO_FIXES: readonly QuickFix[] = [];

function Editor<Options>(
  props: DiagramEditorProps<Options>,
  ref: ForwardedRef<DiagramEditorHandle>,
): ReactElement {
  const {
    kind,
    engine,
    value,
    defaultValue,
    onChange,
    readOnly = false,
    options,
    theme: themeSetting = 'system',
    locale = DEFAULT_LOCALE,
    onRender,
    onDiagnosticsChange,
    onError,
    className,
    classNames,
    style,
    styles,
    ...rest
  } = props;
  const theme = useResolvedTheme(themeSetting);
  const [live, state] = useLivePicture({
    kind,
    engine,
    options,
    theme,
    locale,
    onRender: (result) => onRender?.(result),
    onError: (error) => onError?.(error),
  });
  const code = useRef<CodeView>(null);
  const [caret, setCaret] = useState<TextRange | null>(null);
  useDiagnosticsChange(state.diagnostics, onDiagnosticsChange);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => code.current?.focus(),
      getValue: () => code.current?.value ?? '',
      setValue: (text) => code.current?.setValue(text),
      undo: () => code.current?.undo() ?? false,
      redo: () => code.current?.redo() ?? false,
      openCommandPalette: () => undefined,
      export: async (format, exportOptions) => {
        const { status, picture } = live.getState();
        if (status === 'ready' && picture) return exportPicture(picture, format, exportOptions);
        throw new DiagramError('export-failed', 'The text has no picture at present.');
      },
    }),
    [live],
  );

  const change = (text: string, origin: ChangeOrigin) => {
    if (origin !== 'owner') onChange?.(text, { origin });
    live.setSource(text);
  };
  const reveal = (diagnostic: Diagnostic) => code.current?.reveal(diagnostic);
  // An empty text is where everyone begins; the preview says what to do, so it is not marked as a problem.
  const problems = /\S/.test(state.source) ? state.diagnostics : NO_PROBLEMS;
  const title = kind.title[locale];

  return (
    <div
      role="group"
      aria-label={title}
      {...rest}
      className={['letu-editor', className, classNames?.root].filter(Boolean).join(' ')}
      style={{ ...style, ...styles?.root }}
      data-theme={theme}
    >
      <EditorStyles />
      <div className="letu-panes">
        <CodePane
          viewRef={code}
          value={value}
          defaultValue={defaultValue ?? defaultExample(kind).source}
          title={title}
          readOnly={readOnly}
          theme={theme}
          locale={locale}
          loadLanguage={kind.loadLanguage}
          diagnostics={problems}
          source={state.source}
          onStart={(text) => live.setSource(text)}
          onChange={change}
          onComposing={(composing) => live.hold(composing)}
          onSelect={setCaret}
          className={classNames?.code}
          style={styles?.code}
        />
        <PicturePane
          state={state}
          locale={locale}
          alt={rest['aria-label'] ?? title}
          onRetry={() => live.retry()}
          onError={(error) => onError?.(error)}
          onReveal={reveal}
          plain={false}
          className={classNames?.preview}
          style={styles?.preview}
        />
        <ProblemList
          diagnostics={problems}
          source={state.source}
          locale={locale}
          onReveal={reveal}
          fixesOf={(diagnostic) => code.current?.fixes(diagnostic) ?? NO_FIXES}
          onFix={(diagnostic, index) => code.current?.fix(diagnostic, index)}
          className={classNames?.problems}
          style={styles?.problems}
        />
      </div>
    </div>
  );
}

/** A diagram's text and its live picture side by side, with what was found in the text. */
export const DiagramEditor = forwardRef(Editor) as <Options>(
  props: DiagramEditorProps<Options> & RefAttributes<DiagramEditorHandle>,
) => ReactElement;
