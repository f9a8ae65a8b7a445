import {
  localizedFor,
  type Command,
  type CommandGroup,
  type DiagramExample,
  type ForeignFormat,
  type KindInfo,
  type LinkTarget,
  type Locale,
  type LocalizedText,
  type OwnMessages,
  type Surface,
} from '@letu/core';
import type { DiagramExportFormat } from '../../export/exportPicture.js';
import { editorMessages } from '../locales/index.js';
import type { CommandName, EditorMessages } from '../locales/zh-CN.js';
import { linkTargets } from '../out/links.js';
import { PANE_LAYOUTS, type PaneLayout } from '../layout/panes.js';
import type { Commands } from './command.js';

/** How a picture is exported. */
export interface ExportSettings {
  /** Pixels of a PNG for each CSS pixel. */
  readonly scale: number;
  /** What lies behind the picture. */
  readonly background: 'theme' | 'white' | 'transparent';
}

/** How pictures are exported until other settings are chosen, by format; false where a format is not offered. */
export type ExportChoices = Readonly<Partial<Record<DiagramExportFormat, false | Partial<ExportSettings>>>>;

const EXPORT_SETTINGS: ExportSettings = { scale: 2, background: 'theme' };

/** Returns how a format is exported: as was chosen, else as the host says. */
export function exportSettingsFor(
  format: DiagramExportFormat,
  exports: ExportChoices,
  chosen: Partial<ExportSettings>,
): ExportSettings {
  return { ...EXPORT_SETTINGS, ...exports[format], ...chosen };
}

/** What can be copied besides links. */
export type CopyForm = 'image' | 'svg' | 'markdownCode' | 'markdownImage' | 'text';
/** What can be exported. */
export type ExportForm = 'svg' | 'png' | 'pdf' | 'source';

/** What the commands do. */
export interface EditorActions {
  useTemplate(example: DiagramExample): void;
  openFile(): void;
  undo(): void;
  redo(): void;
  focus(): void;
  setLayout(layout: PaneLayout): void;
  toggleFullScreen(): void;
  toggleOptions(): void;
  copy(form: CopyForm): void;
  copyLink(target: LinkTarget): void;
  exportAs(form: ExportForm): void;
  exportFormat(format: ForeignFormat): void;
  toggleExport(): void;
  /** @param commands All there are. */
  togglePalette(commands: readonly Command[]): void;
  toggleShortcuts(): void;
}

/** What decides which commands there are, and which can be used now. */
export interface CommandState {
  readonly kind: Pick<KindInfo, 'kroki' | 'links' | 'formats'>;
  readonly examples: readonly DiagramExample[];
  readonly readOnly: boolean;
  readonly hasPicture: boolean;
  /** What is edited beside the picture, or is the picture; undefined until it is known. */
  readonly shows: Surface['shows'] | undefined;
  /** What the surface can do. */
  readonly surfaceCommands: readonly Command[];
  /** Whether there is a step to undo, and one to redo. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly hasOptions: boolean;
  readonly layout: PaneLayout;
  readonly isFullScreen: boolean;
  readonly exports: ExportChoices;
  /** A host's own words. */
  readonly own: readonly OwnMessages[];
}

type Rest = Partial<Pick<Command, 'shortcuts' | 'handledBySurface' | 'enabled' | 'checked'>>;

type Own = Pick<CommandState, 'own'>;

function titleOf({ own }: Own, text: (messages: EditorMessages, locale: Locale) => string): LocalizedText {
  return localizedFor(editorMessages, own, text);
}

function titled(own: Own, id: CommandName, group: CommandGroup, run: () => void, rest: Rest = {}): Command {
  return { id, group, title: titleOf(own, ({ commands }) => commands[id]), enabled: true, ...rest, run };
}

/** Returns all commands of an editor, by their id and in the order to list them. */
export function editorCommands(state: CommandState, actions: EditorActions): Commands {
  const commands = [
    titled(state, 'open', 'file', actions.openFile, { shortcuts: ['Mod-o'], enabled: !state.readOnly }),
    ...surfaceCommands(state, actions),
    ...viewCommands(state, actions),
    ...copyCommands(state, actions),
    ...exportCommands(state, actions),
    titled(state, 'palette', 'help', () => actions.togglePalette(commands), {
      shortcuts: ['Mod-Shift-p', 'F1'],
    }),
    titled(state, 'shortcuts', 'help', actions.toggleShortcuts, { shortcuts: ['Mod-Shift-/'] }),
    // Last, since there are many of them.
    ...templateCommands(state, actions),
  ];
  return new Map(commands.map((command) => [command.id, command]));
}

function templateCommands(state: CommandState, actions: EditorActions): Command[] {
  return state.examples.map((example) => ({
    id: `template.${example.id}`,
    group: 'file',
    title: titleOf(state, ({ template }, locale) => template(example.title[locale])),
    enabled: !state.readOnly,
    run: () => actions.useTemplate(example),
  }));
}

function surfaceCommands(state: CommandState, actions: EditorActions): Command[] {
  const { readOnly, layout, shows, canUndo, canRedo } = state;
  const seen = layout !== 'picture' || shows === 'picture';
  const step = (id: 'undo' | 'redo', key: string, isThere: boolean) =>
    titled(state, id, 'edit', actions[id], {
      shortcuts: [key],
      handledBySurface: true,
      enabled: isThere,
    });
  return [
    ...(readOnly ? [] : [step('undo', 'Mod-z', canUndo), step('redo', 'Mod-Shift-z', canRedo)]),
    ...state.surfaceCommands.map((command) => ({
      ...command,
      enabled: command.enabled && (seen || !command.inView),
    })),
    {
      ...titled(state, shows === 'picture' ? 'focusCanvas' : 'focusCode', 'edit', actions.focus, {
        enabled: seen,
      }),
      id: 'focus',
    },
  ];
}

function viewCommands(state: CommandState, actions: EditorActions): Command[] {
  // A canvas has no pane beside it.
  const offered = state.shows === 'picture' ? [] : PANE_LAYOUTS;
  const layouts = offered.map((layout, index) =>
    titled(state, `layout.${layout}`, 'view', () => actions.setLayout(layout), {
      shortcuts: [`Mod-Alt-${index + 1}`],
      checked: layout === state.layout,
    }),
  );
  const screen = state.isFullScreen ? 'leaveFullScreen' : 'enterFullScreen';
  return [
    ...layouts,
    {
      ...titled(state, screen, 'view', actions.toggleFullScreen, { shortcuts: ['Mod-Alt-f'] }),
      id: 'fullScreen',
    },
    titled(state, 'options', 'view', actions.toggleOptions, {
      shortcuts: ['Mod-Alt-o'],
      enabled: state.hasOptions,
    }),
  ];
}

function copyCommands(state: CommandState, actions: EditorActions): Command[] {
  const { kind, hasPicture } = state;
  const copy = (form: CopyForm, rest: Rest = {}) =>
    titled(state, `copy.${form}`, 'copy', () => actions.copy(form), rest);
  return [
    copy('image', { enabled: hasPicture, shortcuts: ['Alt-Shift-c'] }),
    copy('svg', { enabled: hasPicture }),
    copy('markdownCode'),
    copy('markdownImage', { enabled: hasPicture }),
    copy('text'),
    ...linkTargets(kind).map((target): Command => ({
      id: `copy.link.${target.id}`,
      group: 'copy',
      title: titleOf(state, ({ link }, locale) => link(target.title[locale])),
      enabled: true,
      run: () => actions.copyLink(target),
    })),
  ];
}

function exportCommands(state: CommandState, actions: EditorActions): Command[] {
  const { hasPicture, exports } = state;
  const offered = (['svg', 'png', 'pdf'] as const).filter((format) => exports[format] !== false);
  const exportAs = (form: ExportForm, rest: Rest = {}) =>
    titled(state, `export.${form}`, 'export', () => actions.exportAs(form), rest);
  return [
    titled(state, 'export.picture', 'export', actions.toggleExport, { enabled: hasPicture }),
    ...offered.map((format) =>
      exportAs(format, {
        enabled: hasPicture,
        ...(format === 'png' ? { shortcuts: ['Mod-Shift-e'] } : {}),
      }),
    ),
    exportAs('source'),
    ...(state.kind.formats ?? [])
      .filter(({ writes }) => writes)
      .map((format): Command => ({
        id: `export.format.${format.id}`,
        group: 'export',
        title: titleOf(state, (text, locale) => text.format(format.title[locale])),
        enabled: true,
        run: () => actions.exportFormat(format),
      })),
  ];
}
