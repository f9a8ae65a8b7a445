import type { ComponentPropsWithoutRef, CSSProperties } from 'react';
import type {
  Diagnostic,
  DiagramDefinition,
  DiagramError,
  HostedEngine,
  Locale,
  RenderResult,
} from '@letu/core';
import type { DiagramExportFormat } from './picture/exportPicture.js';
import type { DiagramKind } from './language/diagramLanguage.js';
import type { ThemeSetting } from './hooks/useResolvedTheme.js';

/** The parts of a view that hosts may style; each is marked `data-part`, except the root. */
export type DiagramViewPart = 'root' | 'preview';

/** The parts of an editor that hosts may style; each is marked `data-part`, except the root. */
export type DiagramEditorPart = DiagramViewPart | 'code' | 'problems';

type RootProps = Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange' | 'onError' | 'children'>;

/** What editors and views have in common. Other props go to the root element; `aria-label` also names the picture. */
export interface DiagramProps<Options, Part extends string> extends RootProps {
  /** The diagram kind, such as `pikchr` of `@letu/pikchr`. A kind without `loadLanguage` is edited as plain text. */
  readonly kind: DiagramDefinition<Options> & Partial<Pick<DiagramKind<Options>, 'loadLanguage'>>;
  /** The engine to draw with, which stays the host's to dispose of. @default one engine that all instances of the kind share */
  readonly engine?: HostedEngine<Options> | undefined;
  /** The kind's options, compared by content; what is left out takes the kind's defaults. */
  readonly options?: Partial<Options> | undefined;
  /** @default 'system' */
  readonly theme?: ThemeSetting | undefined;
  /** The language of the interface and of messages. @default 'zh-CN' */
  readonly locale?: Locale | undefined;
  /** Called with the answer to the present text; answers to texts that have changed since are dropped. */
  readonly onRender?: ((result: RenderResult) => void) | undefined;
  /** Called when a picture fails for a reason that no edit of the text mends. */
  readonly onError?: ((error: DiagramError) => void) | undefined;
  readonly classNames?: Partial<Record<Part, string>> | undefined;
  readonly styles?: Partial<Record<Part, CSSProperties>> | undefined;
}

/** The props of `DiagramView`. */
export interface DiagramViewProps<Options> extends DiagramProps<Options, DiagramViewPart> {
  /** The diagram's text. */
  readonly source: string;
  /** Shows the picture alone, scaled to fit, as for a thumbnail. @default false */
  readonly plain?: boolean | undefined;
}

/** What is known of a change besides the new text. */
export interface DiagramChangeInfo {
  /** Whether the person who types changed the text, or the host through the handle. */
  readonly origin: 'user' | 'handle';
}

/** The props of `DiagramEditor`. */
export interface DiagramEditorProps<Options> extends DiagramProps<Options, DiagramEditorPart> {
  /**
   * The text of a controlled editor; pair it with `onChange`. The text already shown changes nothing, an earlier text handed
   * back late is not taken for a new one, and a new one waits while an input method is composing.
   */
  readonly value?: string | undefined;
  /** The text an uncontrolled editor starts with. @default the kind's default example */
  readonly defaultValue?: string | undefined;
  /** Called with each edit. Line breaks in `value` are `\n`. */
  readonly onChange?: ((value: string, info: DiagramChangeInfo) => void) | undefined;
  /** @default false */
  readonly readOnly?: boolean | undefined;
  /** Called when what was found in the text changes. */
  readonly onDiagnosticsChange?: ((diagnostics: readonly Diagnostic[]) => void) | undefined;
}

/** The props of one kind's own editor, such as `PikchrEditor`: those of `DiagramEditor` without the kind. */
export type KindEditorProps<Options> = Omit<DiagramEditorProps<Options>, 'kind'>;

/** What a ref to a `DiagramEditor` can do. */
export interface DiagramEditorHandle {
  /** Moves the focus to the text. */
  focus(): void;
  /** Returns the text as it is now. */
  getValue(): string;
  /** Replaces the text as one step that can be undone, and calls `onChange`. */
  setValue(value: string): void;
  /** Undoes the last step; returns false if there is none. */
  undo(): boolean;
  /** Redoes the last undone step; returns false if there is none. */
  redo(): boolean;
  /**
   * Returns the present text's picture as a file.
   *
   * @throws A `DiagramError` with the code `export-failed` while the text has no picture.
   */
  export(format: DiagramExportFormat): Promise<Blob>;
}
