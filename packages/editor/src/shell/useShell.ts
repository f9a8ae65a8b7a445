import { useMemo, useRef, useState, type RefObject } from 'react';
import { messagesFor, type Command, type DiagramExample, type Locale, type Surface } from '@letu/core';
import { fullscreenMessages, useFullscreen, useLatest } from '@letu/hooks';
import { isOfPalette, type Commands } from './commands/command.js';
import { editorCommands, type EditorActions, type ExportSettings } from './commands/editorCommands.js';
import type { EditorContext, Overlay } from './editorContext.js';
import type { PaneLayout } from './layout/panes.js';
import { usePaneLayout } from './layout/usePaneLayout.js';
import { useNotice, type Notices } from './notice/useNotice.js';
import { openActions, type OpenActions } from './open/openActions.js';
import { outActions } from './out/outActions.js';

/** What an editor gives its frame to work with. */
export interface ShellInput extends Omit<
  EditorContext,
  'exportSettings' | 'setLayout' | 'fullScreen' | 'notices' | 'fileInput' | 'toggle'
> {
  readonly examples: readonly DiagramExample[];
  readonly readOnly: boolean;
  readonly hasPicture: boolean;
  readonly shows: Surface['shows'] | undefined;
  readonly surfaceCommands: readonly Command[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly defaultLayout: PaneLayout;
  readonly storageKey: string | null;
}

/** The frame of an editor without its looks. */
export interface ShellState {
  /** Set while the editor is mounted. */
  readonly root: HTMLElement | null;
  setRoot(element: HTMLElement | null): void;
  readonly locale: Locale;
  readonly layout: PaneLayout;
  readonly isFullScreen: boolean;
  readonly notices: Notices;
  readonly overlay: Overlay | undefined;
  closeOverlay(): void;
  readonly commands: Commands;
  /** What the commands work on. */
  readonly context: Omit<ShellInput, 'examples'>;
  /** Keeps how pictures are exported. */
  setExportSettings(settings: Partial<ExportSettings>): void;
  readonly opening: OpenActions;
  readonly fileInput: RefObject<HTMLInputElement | null>;
}

/** Keeps the state of an editor's frame, and makes its commands. They stay the same while only the text changes. */
export function useShell(input: ShellInput): ShellState {
  const { kind, examples, readOnly, hasPicture, shows, surfaceCommands, canUndo, canRedo, locale, own } =
    input;
  const { defaultLayout, storageKey, exports } = input;
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const [layout, setLayout] = usePaneLayout(storageKey, defaultLayout);
  const [overlay, setOverlay] = useState<Overlay>();
  const [exportSettings, setExportSettings] = useState<Partial<ExportSettings>>({});
  const fullScreen = useFullscreen(root);
  const notices = useNotice();
  const fileInput = useRef<HTMLInputElement>(null);
  const latest = useLatest<EditorContext>({
    ...input,
    exportSettings,
    setLayout,
    fullScreen,
    notices,
    fileInput,
    toggle: (name) => setOverlay((shown) => (shown === name ? undefined : name)),
  });
  const opening = useMemo(() => openActions(() => latest.current), [latest]);
  const actions = useMemo(() => editorActions(() => latest.current, opening), [latest, opening]);

  const hasOptions = kind.optionFields.length > 0 && input.setOptions !== undefined;
  const isFullScreen = fullScreen.isTarget;
  const commands = useMemo(
    () =>
      editorCommands(
        {
          kind,
          examples,
          readOnly,
          hasPicture,
          shows,
          surfaceCommands,
          canUndo,
          canRedo,
          hasOptions,
          layout,
          isFullScreen,
          exports,
          own,
        },
        actions,
      ),
    [
      kind,
      examples,
      readOnly,
      hasPicture,
      shows,
      surfaceCommands,
      canUndo,
      canRedo,
      hasOptions,
      layout,
      isFullScreen,
      exports,
      own,
      actions,
    ],
  );
  return {
    root,
    setRoot,
    locale,
    layout,
    isFullScreen,
    notices,
    overlay,
    closeOverlay: () => setOverlay(undefined),
    commands,
    context: input,
    setExportSettings,
    opening,
    fileInput,
  };
}

function editorActions(get: () => EditorContext, opening: OpenActions): EditorActions {
  return {
    ...outActions(get),
    useTemplate: opening.useTemplate,
    openFile: () => get().fileInput.current?.click(),
    undo: () => void get().edited.undo(),
    redo: () => void get().edited.redo(),
    focus: () => get().edited.focus(),
    setLayout: (layout) => get().setLayout(layout),
    toggleFullScreen: () => void toggleFullScreen(get()),
    toggleOptions: () => get().toggle('options'),
    toggleExport: () => get().toggle('export'),
    togglePalette: (commands) => {
      const { onPalette, toggle } = get();
      if (onPalette) onPalette(commands.filter(isOfPalette));
      else toggle('palette');
    },
    toggleShortcuts: () => get().toggle('shortcuts'),
  };
}

async function toggleFullScreen({ fullScreen, notices, locale, own }: EditorContext): Promise<void> {
  const refusal = await fullScreen.toggle();
  if (refusal) notices.say({ tone: 'error', text: messagesFor(fullscreenMessages, locale, own)[refusal] });
}
