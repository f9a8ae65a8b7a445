import {
  forwardRef,
  useEffect,
  useMemo,
  useState,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import {
  createMemoryFiles,
  DEFAULT_LOCALE,
  examplesIn,
  type Diagnostic,
  type NamedKind,
  type SurfaceHandle,
  type SurfacePicture,
} from '@letu/core';
import { OwnMessagesContext, useOwnMessages, useResolvedTheme } from '@letu/hooks';
import { useDiagnosticsChange } from './hooks/useDiagnosticsChange.js';
import { useStable } from './hooks/useStable.js';
import { PicturePane } from './picture/PicturePane.js';
import type { LitShapes, PictureBackground } from './picture/pictureProps.js';
import { useDiagramFiles } from './picture/useDiagramFiles.js';
import { useLivePicture } from './picture/useLivePicture.js';
import type { DiagramEditorHandle, DiagramEditorProps } from './props.js';
import type { OptionValues } from './shell/options/OptionsPanel.js';
import { Shell } from './shell/Shell.js';
import { DEFAULT_TOOLBAR } from './shell/toolbar/toolbarItems.js';
import { useShell } from './shell/useShell.js';
import { SurfaceColumn } from './surface/SurfaceColumn.js';
import { useDiagramValue } from './shell/useDiagramValue.js';
import { useSurface } from './surface/useSurface.js';
import { useEditorHandle } from './useEditorHandle.js';

const NO_PROBLEMS: readonly Diagnostic[] = [];
const NO_OPTIONS = {};
const ALL_EXPORTS = {};
const NO_KINDS: readonly NamedKind[] = [];
const NO_COMMANDS: SurfaceHandle['commands'] = [];

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
    messages,
    onRender,
    onDiagnosticsChange,
    onError,
    options: hostOptions,
    defaultOptions,
    onOptionsChange,
    page,
    onPageChange,
    toolbar = DEFAULT_TOOLBAR,
    toolbarStart,
    toolbarEnd,
    defaultLayout = 'both',
    storageKey = kind.kind,
    fileName = kind.kind,
    exports = ALL_EXPORTS,
    linkServers,
    kinds = NO_KINDS,
    files: hostFiles,
    onOpenOther,
    onPalette,
    className,
    classNames,
    style,
    styles,
    ...rest
  } = props;
  const theme = useResolvedTheme(themeSetting);
  const own = useOwnMessages(messages);
  const diagram = useDiagramValue({
    kind,
    locale,
    value,
    defaultValue,
    onChange,
    options: hostOptions,
    defaultOptions,
    onOptionsChange,
  });
  const { edited, options, setOptions } = diagram;
  const [shownPage, setShownPage] = useState<string>();
  const [ownFiles] = useState(createMemoryFiles);
  const files = hostFiles ?? ownFiles;
  const [live, state] = useLivePicture({
    kind,
    engine,
    // What is exported is the page that is seen, unless another was asked for.
    options: kind.pagesOf ? withPage(options, shownPage ?? page) : options,
    theme,
    locale,
    own,
    files: useDiagramFiles(files, edited),
    onRender: (result, drawn) => onRender?.(result, drawn),
    onError: (error) => onError?.(error),
  });
  useEffect(() => {
    live.setSource(edited.known, edited.files);
    return edited.subscribe((source) => live.setSource(source, edited.files));
  }, [live, edited]);
  const surface = useSurface(kind.loadSurface, (error) => onError?.(error));
  const [handle, setHandle] = useState<SurfaceHandle | null>(null);
  const title = kind.title[locale];
  const hostLabel = rest['aria-label'];
  const alt = hostLabel ?? title;
  // The form and the commands take options by their names, whatever the kind.
  const values = (options ?? NO_OPTIONS) as OptionValues;
  const setValues = setOptions as ((options: OptionValues) => void) | undefined;
  const shell = useShell({
    kind,
    examples: useMemo(() => examplesIn(kind.examples, locale), [kind.examples, locale]),
    locale,
    own,
    title: alt,
    fileName,
    exports: useStable(exports),
    linkServers,
    kinds,
    edited,
    files,
    live,
    options: values,
    setOptions: setValues,
    readOnly,
    hasPicture: state.picture !== undefined,
    shows: surface.surface?.shows,
    surfaceCommands: handle?.commands ?? NO_COMMANDS,
    canUndo: handle?.canUndo ?? true,
    canRedo: handle?.canRedo ?? true,
    defaultLayout,
    storageKey,
    onOpenOther,
    onPalette,
  });
  const items = useStable(toolbar);
  const [shown, setShown] = useState<SurfacePicture>();
  const [lit, setLit] = useState<LitShapes>();
  const [background, setBackground] = useState<PictureBackground>('plain');
  useDiagnosticsChange(state.diagnostics, onDiagnosticsChange);

  useEditorHandle(ref, diagram, live, shell);

  // An empty text is where everyone begins; the preview says what to do, so it is not marked as a problem.
  const { source } = state;
  const diagnostics = useMemo(
    () =>
      /\S/.test(source) ? state.diagnostics.toSorted((one, other) => one.from - other.from) : NO_PROBLEMS,
    [source, state.diagnostics],
  );
  const isCanvas = surface.surface?.shows === 'picture';
  const findings = useMemo(() => ({ source, diagnostics }), [source, diagnostics]);
  return (
    <OwnMessagesContext.Provider value={own}>
      <Shell
        {...{ shell, theme, readOnly, storageKey, toolbarStart, toolbarEnd }}
        rootProps={{
          role: 'group',
          'aria-label': title,
          ...rest,
          className: ['letu-editor', className, classNames?.root].filter(Boolean).join(' '),
          style: { ...style, ...styles?.root },
        }}
        toolbar={items}
        toolbarClassName={classNames?.toolbar}
        toolbarStyle={styles?.toolbar}
        fields={kind.optionFields}
        setOptions={setValues}
        defaults={kind.defaultOptions as OptionValues}
        surface={
          <SurfaceColumn
            {...{ edited, title, readOnly, theme, locale, findings }}
            state={surface}
            hasFailed={state.error !== undefined}
            type={kind.type}
            options={values}
            files={files}
            onHandle={setHandle}
            onComposing={(composing) => live.hold(composing)}
            picture={shown}
            page={page}
            onPage={(next) => {
              setShownPage(next);
              onPageChange?.(next);
            }}
            onSelect={(shapes) => setLit(shown && { picture: shown, shapes })}
            label={hostLabel}
            className={classNames?.[isCanvas ? 'canvas' : 'code']}
            style={styles?.[isCanvas ? 'canvas' : 'code']}
            problemsClassName={classNames?.problems}
            problemsStyle={styles?.problems}
          />
        }
        picture={
          isCanvas ? undefined : (
            <PicturePane
              state={state}
              locale={locale}
              label={hostLabel}
              alt={alt}
              onRetry={() => live.retry()}
              onError={(error) => onError?.(error)}
              onReveal={edited.reveal}
              lit={lit}
              onShown={setShown}
              onSelect={(shapes) => edited.handle?.select(shapes)}
              onRename={(shape, label, newLabel) => edited.handle?.rename?.(shape, label, newLabel) ?? false}
              background={background}
              onBackgroundChange={setBackground}
              className={classNames?.preview}
              style={styles?.preview}
            />
          )
        }
      />
    </OwnMessagesContext.Provider>
  );
}

/** Returns options by which a page is drawn, unless they name one themselves. */
function withPage<Options>(options: Partial<Options> | undefined, page: string | undefined) {
  const { page: own } = (options ?? NO_OPTIONS) as { readonly page?: unknown };
  return page === undefined || own ? options : { ...(options as Partial<Options>), page };
}

/** What a kind is edited with in a frame of tools, beside the live picture where that is not the picture itself. */
export const DiagramEditor = forwardRef(Editor) as <Options>(
  props: DiagramEditorProps<Options> & RefAttributes<DiagramEditorHandle>,
) => ReactElement;
