import type { ComponentPropsWithoutRef, CSSProperties, ReactNode } from 'react';
import type {
  Command,
  Diagnostic,
  Diagram,
  DiagramDefinition,
  DiagramError,
  DiagramFile,
  FileStore,
  HostedEngine,
  Locale,
  NamedKind,
  OwnMessages,
  RenderResult,
  ShapeChange,
} from '@letu/core';
import type { DecodedDiagram } from '@letu/codec';
import type { DiagramExportFormat, DiagramExportOptions } from './export/exportPicture.js';
import type { ExportChoices } from './shell/commands/editorCommands.js';
import type { LinkServers } from './shell/out/links.js';
import type { PaneLayout } from './shell/layout/panes.js';
import type { ToolbarItem } from './shell/toolbar/toolbarItems.js';
import type { ThemeSetting } from '@letu/hooks';

/** The parts of a view that hosts may style; each is marked `data-part`, except the root. */
export type DiagramViewPart = 'root' | 'preview';

/** The parts of an editor that hosts may style; each is marked `data-part`, except the root. */
export type DiagramEditorPart = DiagramViewPart | 'code' | 'canvas' | 'problems' | 'toolbar';

type RootProps = Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange' | 'onError' | 'children'>;

/** What a picture was drawn from. */
export interface Drawn<Options> {
  readonly source: string;
  /** The options as the host or the form gave them. */
  readonly options: Partial<Options> | undefined;
}

/** What editors and views have in common. Other props go to the root element; `aria-label` also names the picture. */
export interface DiagramProps<Options, Part extends string> extends RootProps {
  /** The diagram kind, such as `pikchr` of `@letu/pikchr`. */
  readonly kind: DiagramDefinition<Options>;
  /** The engine to draw with, which stays the host's to dispose of. @default one engine that all instances of the kind share */
  readonly engine?: HostedEngine<Options> | undefined;
  /** The kind's options, compared by content; what is left out takes the kind's defaults. */
  readonly options?: Partial<Options> | undefined;
  /** The colours of the interface and of pictures; `system` follows the reader's own setting. @default 'system' */
  readonly theme?: ThemeSetting | undefined;
  /** The language of the interface and of messages. @default 'zh-CN' */
  readonly locale?: Locale | undefined;
  /** The host's own words for any of ours, each list made by `ownMessages` of `@letu/core`; they add to those of a provider around. */
  readonly messages?: readonly OwnMessages[] | undefined;
  /** Called with the answer to the present text (a picture with its shapes, or why there is none), and what was drawn; answers to texts that have changed since are dropped. */
  readonly onRender?: ((result: RenderResult, drawn: Drawn<Options>) => void) | undefined;
  /** Called when a picture fails for a reason that no edit of the text mends. */
  readonly onError?: ((error: DiagramError) => void) | undefined;
  /** Classes for parts, by their names. */
  readonly classNames?: Partial<Record<Part, string>> | undefined;
  /** Styles for parts, by their names. */
  readonly styles?: Partial<Record<Part, CSSProperties>> | undefined;
}

/** The props of `DiagramView`. */
export interface DiagramViewProps<Options> extends DiagramProps<Options, DiagramViewPart> {
  /** The diagram's text. */
  readonly source: string;
  /** The files that the diagram shows, such as images; keep the list for as long as they are the same. @default none */
  readonly files?: readonly DiagramFile[] | undefined;
  /** Shows the picture alone, scaled to fit, as for a thumbnail. @default false */
  readonly plain?: boolean | undefined;
  /**
   * Lets a reader zoom, move and search the picture, with its outline and an overview, as in an editor. What that takes is
   * loaded with the first such picture. @default false
   */
  readonly interactive?: boolean | undefined;
  /**
   * What differs from another picture, as `compareShapes` of `@letu/core` finds it, marked in one that is interactive; keep the map for as
   * long as it is the same. @default nothing is marked
   */
  readonly changes?: ReadonlyMap<string, ShapeChange> | undefined;
}

/** The props of one kind's own view, such as `PikchrView`: those of `DiagramView` without the kind. */
export type KindViewProps<Options> = Omit<DiagramViewProps<Options>, 'kind'>;

/** What is known of a change besides the new source. */
export interface DiagramChangeInfo {
  /** Whether the person who edits made the change, or the host through the handle. */
  readonly origin: 'user' | 'handle';
  /** The whole diagram as it is now: with its options that are set, and the files it shows. */
  readonly diagram: Diagram;
  /** The source that the change was made of: a value that was set just before may not be shown yet. */
  readonly before: string;
}

/** The props of `DiagramEditor`. */
export interface DiagramEditorProps<Options> extends DiagramProps<Options, DiagramEditorPart> {
  /**
   * The source of a controlled editor, or the whole diagram with its options and files; pair it with `onChange`. The source
   * already shown changes nothing, an earlier one handed back late is not taken for a new one, and a new one waits while an
   * input method is composing. Where `options` is given too, those are meant.
   */
  readonly value?: string | Diagram | undefined;
  /** The source or the whole diagram an uncontrolled editor starts with. @default the kind's default example, in the language of the interface where it has one */
  readonly defaultValue?: string | Diagram | undefined;
  /**
   * Called with the source after each edit, and with the whole diagram in `info`. Line breaks in sources are `\n`. An editor
   * that was given a whole diagram tells changes of its options too.
   */
  readonly onChange?: ((value: string, info: DiagramChangeInfo) => void) | undefined;
  /** Lets the text be read, selected and copied, and not changed. @default false */
  readonly readOnly?: boolean | undefined;
  /**
   * The kind's options, compared by content; what is left out takes the kind's defaults. Without `onOptionsChange` they are
   * the host's, and no form is offered.
   */
  readonly options?: Partial<Options> | undefined;
  /** The options an editor starts with that keeps them itself. @default the kind's defaults */
  readonly defaultOptions?: Partial<Options> | undefined;
  /** Called when the options are changed in the form, or come with a picture that is opened again. */
  readonly onOptionsChange?: ((options: Partial<Options>) => void) | undefined;
  /**
   * The page that is shown of a diagram that has several: its id, its name or its place from 1 on. A host keeps it where it can be
   * linked to, such as in its address.
   *
   * @default the first
   */
  readonly page?: string | undefined;
  /** Called with the id of the page that is shown when that is another. */
  readonly onPageChange?: ((page: string) => void) | undefined;
  /** Called when what was found in the text changes. */
  readonly onDiagnosticsChange?: ((diagnostics: readonly Diagnostic[]) => void) | undefined;
  /** The items of the tool bar in their order, or false for none. @default DEFAULT_TOOLBAR */
  readonly toolbar?: false | readonly ToolbarItem[] | undefined;
  /** What the host puts before the tool bar's own items. */
  readonly toolbarStart?: ReactNode;
  /** What the host puts behind the tool bar's own items. */
  readonly toolbarEnd?: ReactNode;
  /** Which panes are shown until the person who uses the editor chooses. @default 'both' */
  readonly defaultLayout?: PaneLayout | undefined;
  /**
   * The name under which panes and their sizes are remembered in `localStorage`; null for not at all.
   *
   * @default the kind's name
   */
  readonly storageKey?: string | null | undefined;
  /** Where the files are kept that a diagram shows, such as images. @default memory, for as long as the editor is mounted */
  readonly files?: FileStore | undefined;
  /** What exported files are called, without an extension. @default the kind's name */
  readonly fileName?: string | undefined;
  /**
   * How pictures are exported until something else is chosen, by format; false leaves a format out. Compared by content.
   *
   * @default all formats, a PNG at twice its size, on the ground of the theme
   */
  readonly exports?: ExportChoices | undefined;
  /** The servers that copied links name. No request is made to them. @default the public ones */
  readonly linkServers?: LinkServers | undefined;
  /**
   * The kinds that an opened file or link is told from, such as those of `@letu/kinds`. @default the editor's own alone
   */
  readonly kinds?: readonly NamedKind[] | undefined;
  /**
   * Called in place of opening the editor's own list of commands, with those that can be used now: a host may have one list of
   * its own that takes them in.
   */
  readonly onPalette?: ((commands: readonly Command[]) => void) | undefined;
  /**
   * Called when the person who uses the editor wants a diagram that was found in a file or link opened elsewhere: one of another
   * kind, or one that would take the place of what is drawn. `name` is what the file is called. Without it, the editor only says
   * what another kind is, and takes its own in place of what is there, as a step that can be undone.
   */
  readonly onOpenOther?: ((diagram: DecodedDiagram, name?: string) => void) | undefined;
}

/** The props of one kind's own editor, such as `PikchrEditor`: those of `DiagramEditor` without the kind. */
export type KindEditorProps<Options> = Omit<DiagramEditorProps<Options>, 'kind'>;

/** What a ref to a `DiagramEditor` can do. */
export interface DiagramEditorHandle {
  /** Moves the focus to the text. */
  focus(): void;
  /** Returns the text as it is now. */
  getValue(): string;
  /** Returns the whole diagram as it is now. */
  getDiagram(): Diagram;
  /** Replaces the source, or the whole diagram, as one step that can be undone, and calls `onChange`; options are no part of the step. */
  setValue(value: string | Diagram): void;
  /** Undoes the last step; returns false if there is none. */
  undo(): boolean;
  /** Redoes the last undone step; returns false if there is none. */
  redo(): boolean;
  /**
   * Returns the present text's picture as a file, which carries the text and opens again.
   *
   * @param format The file's format.
   * @param options The scale of a PNG and what lies behind the picture.
   * @throws A `DiagramError` with the code `export-failed` while the text has no picture.
   */
  export(format: DiagramExportFormat, options?: DiagramExportOptions): Promise<Blob>;
  /** Opens the list of all commands. */
  openCommandPalette(): void;
  /**
   * Runs the command that keys are for which were pressed elsewhere on the page, as a page does that is about the diagram alone.
   *
   * @returns false where there is none
   */
  press(event: KeyboardEvent): boolean;
}
