import {
  forwardRef,
  useCallback,
  useImperativeHandle,
  useRef,
  useState,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { CodePane, useLanguage, type ChangeOrigin, type CodeView } from '@letu/code';
import {
  DEFAULT_LOCALE,
  defaultExample,
  DiagramError,
  type Diagnostic,
  type NamedKind,
  type TextRange,
} from '@letu/core';
import { useLatest, useResolvedTheme } from '@letu/hooks';
import { useDiagnosticsChange } from './hooks/useDiagnosticsChange.js';
import { useStable } from './hooks/useStable.js';
import { exportPicture } from './export/exportPicture.js';
import { PicturePane } from './picture/PicturePane.js';
import type { PictureBackground } from './picture/pictureProps.js';
import { useLivePicture } from './picture/useLivePicture.js';
import { ProblemList } from './problems/ProblemList.js';
import type { DiagramEditorHandle, DiagramEditorProps } from './props.js';
import type { OptionValues } from './shell/options/OptionsPanel.js';
import { useOptions } from './shell/options/useOptions.js';
import { carriedDiagram } from './shell/out/carriedDiagram.js';
import { settled } from './shell/out/settled.js';
import { Shell } from './shell/Shell.js';
import { DEFAULT_TOOLBAR } from './shell/toolbar/toolbarItems.js';
import { useShell } from './shell/useShell.js';

const NO_PROBLEMS: readonly Diagnostic[] = [];
const NO_OPTIONS = {};
const NO_KINDS: readonly NamedKind[] = [];

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
    theme: themeSetting = 'system',
    locale = DEFAULT_LOCALE,
    onRender,
    onDiagnosticsChange,
    onError,
    options: hostOptions,
    defaultOptions,
    onOptionsChange,
    toolbar = DEFAULT_TOOLBAR,
    toolbarStart,
    toolbarEnd,
    defaultLayout = 'both',
    storageKey = kind.kind,
    fileName = kind.kind,
    linkServers,
    kinds = NO_KINDS,
    onOpenOther,
    className,
    classNames,
    style,
    styles,
    ...rest
  } = props;
  const theme = useResolvedTheme(themeSetting);
  const { options, setOptions } = useOptions({
    kind,
    options: hostOptions,
    defaultOptions,
    onOptionsChange,
  });
  const [live, state] = useLivePicture({
    kind,
    engine,
    options,
    theme,
    locale,
    onRender: (result, drawn) => onRender?.(result, drawn),
    onError: (error) => onError?.(error),
  });
  const code = useRef<CodeView>(null);
  const language = useLanguage(kind.loadLanguage);
  const title = kind.title[locale];
  const hostLabel = rest['aria-label'];
  const alt = hostLabel ?? title;
  // The form and the commands take options by their names, whatever the kind.
  const setValues = setOptions as ((options: OptionValues) => void) | undefined;
  const shell = useShell({
    kind,
    examples: kind.examples,
    locale,
    title: alt,
    fileName,
    linkServers,
    kinds,
    code,
    live,
    options: (options ?? NO_OPTIONS) as OptionValues,
    setOptions: setValues,
    readOnly,
    hasPicture: state.picture !== undefined,
    canFormat: language?.format !== undefined,
    defaultLayout,
    storageKey,
    onOpenOther,
  });
  const latestShell = useLatest(shell);
  const items = useStable(toolbar);
  const [caret, setCaret] = useState<TextRange | null>(null);
  const [background, setBackground] = useState<PictureBackground>('plain');
  useDiagnosticsChange(state.diagnostics, onDiagnosticsChange);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => code.current?.focus(),
      getValue: () => code.current?.value ?? '',
      setValue: (text) => code.current?.setValue(text),
      undo: () => code.current?.undo() ?? false,
      redo: () => code.current?.redo() ?? false,
      openCommandPalette: () => latestShell.current.commands.get('palette')?.run(),
      export: async (format, exportOptions) => {
        const { status, picture } = await settled(live);
        if (status !== 'ready' || !picture) {
          throw new DiagramError('export-failed', 'The text has no picture at present.');
        }
        const diagram = carriedDiagram(latestShell.current.context, picture.source);
        return exportPicture({ ...picture, diagram }, format, exportOptions);
      },
    }),
    [live, latestShell],
  );

  const change = (text: string, origin: ChangeOrigin) => {
    if (origin !== 'owner') onChange?.(text, { origin });
    live.setSource(text);
  };
  const reveal = useCallback((diagnostic: Diagnostic) => code.current?.reveal(diagnostic), []);
  const mend = useCallback(
    (diagnostic: Diagnostic, index: number) => code.current?.fix(diagnostic, index),
    [],
  );
  // An empty text is where everyone begins; the preview says what to do, so it is not marked as a problem.
  const problems = /\S/.test(state.source) ? state.diagnostics : NO_PROBLEMS;
  return (
    <Shell
      {...{ shell, theme, readOnly, storageKey, toolbarStart, toolbarEnd }}
      rootProps={{
        role: 'group',
        'aria-label': title,
        ...rest,
        className: ['letu-editor', className, classNames?.root].filter(Boolean).join(' '),
        style: { ...style, ...styles?.root },
      }}
      extensions={kind.extensions}
      toolbar={items}
      toolbarClassName={classNames?.toolbar}
      toolbarStyle={styles?.toolbar}
      fields={kind.optionFields}
      setOptions={setValues}
      defaults={kind.defaultOptions as OptionValues}
      code={
        <>
          <CodePane
            viewRef={code}
            value={value}
            defaultValue={defaultValue ?? defaultExample(kind).source}
            title={title}
            readOnly={readOnly}
            theme={theme}
            locale={locale}
            language={language}
            diagnostics={problems}
            source={state.source}
            onStart={(text) => live.setSource(text)}
            onChange={change}
            onComposing={(composing) => live.hold(composing)}
            onSelect={setCaret}
            className={classNames?.code}
            style={styles?.code}
          />
          <ProblemList
            diagnostics={problems}
            source={state.source}
            locale={locale}
            label={hostLabel}
            onReveal={reveal}
            language={readOnly ? undefined : language}
            onFix={mend}
            className={classNames?.problems}
            style={styles?.problems}
          />
        </>
      }
      picture={
        <PicturePane
          state={state}
          locale={locale}
          label={hostLabel}
          alt={alt}
          onRetry={() => live.retry()}
          onError={(error) => onError?.(error)}
          onReveal={reveal}
          caret={caret}
          onSelectSource={(range) => code.current?.select(range)}
          onRename={(range, label, newLabel) => code.current?.rename(range, label, newLabel) ?? false}
          background={background}
          onBackgroundChange={setBackground}
          className={classNames?.preview}
          style={styles?.preview}
        />
      }
    />
  );
}

/** A diagram's text and its live picture side by side, with what was found in the text. */
export const DiagramEditor = forwardRef(Editor) as <Options>(
  props: DiagramEditorProps<Options> & RefAttributes<DiagramEditorHandle>,
) => ReactElement;
