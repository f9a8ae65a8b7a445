import type { Command } from './command.js';
import type { Diagnostic } from './diagnostic.js';
import type { Diagram } from './diagram.js';
import type { Theme } from './engine.js';
import type { FileStore } from './file/diagramFile.js';
import type { Locale, LocalizedText } from './locale.js';
import type { OwnMessages } from './messages.js';
import type { Shape } from './shape/shape.js';

/** Who changed a diagram: the person who edits, the host through the editor's handle, or whoever else owns it. */
export type ChangeOrigin = 'user' | 'handle' | 'remote';

/** A change of a diagram. */
export interface SurfaceChange {
  readonly origin: ChangeOrigin;
  /** Returns the diagram as it is when this is called; a canvas writes its source only then, and not at each move of the pointer. */
  read(): Diagram;
}

/** What the engine found in a source. */
export interface SurfaceFindings {
  readonly source: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** The picture that is shown of a diagram. */
export interface SurfacePicture {
  /** The source it was drawn from, which may be an earlier one. */
  readonly source: string;
  readonly shapes: readonly Shape[];
}

/** What an editor gives a surface, and is told by it. */
export interface SurfaceProps {
  /** The diagram to begin with; later ones come through `replace`. */
  readonly diagram: Diagram;
  /** The name of what is edited. */
  readonly title: string;
  /** Whether the diagram can be looked at, selected and copied, and not changed. */
  readonly readOnly: boolean;
  /** The colours of the interface. */
  readonly theme: Theme;
  /** The language of the interface. */
  readonly locale: Locale;
  /** The kind's options that are set; what is left out takes the kind's defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Where the files of the diagram are. */
  readonly files: FileStore;
  /** The page that is shown, by its id, its name or its place, as the host knows it; kinds of one page alone do not ask. @default the first */
  readonly page?: string | undefined;
  /** Marked only while their source is the one that is edited. */
  readonly findings: SurfaceFindings;
  /** The picture that is shown beside the surface; undefined while there is none, and where the surface is the picture itself. */
  readonly picture: SurfacePicture | undefined;
  /** Called with each change, whoever made it. */
  onChange(change: SurfaceChange): void;
  /**
   * Called with the ids of the shapes that are selected when those change, or the picture does; told once a pause in typing comes.
   * The shapes are those of `picture`, or of the surface's own picture.
   */
  onSelect(shapes: readonly string[]): void;
  /** Called with the id of the page that is shown when that is another. */
  readonly onPage?: ((page: string) => void) | undefined;
  /** Called when an input method begins or ends composing a word: half a word is nothing to draw. */
  onComposing(composing: boolean): void;
}

/** What an editor does with a surface. What cannot be done now changes nothing. */
export interface SurfaceHandle {
  focus(): void;
  /** Returns the diagram as it is now. */
  read(): Diagram;
  /**
   * Puts another diagram in place of the present one, as one step that can be undone. The one already shown changes nothing;
   * one that is `remote` leaves the selection where it can, and waits while an input method composes.
   */
  replace(diagram: Diagram, by: ChangeOrigin): void;
  /** Undoes the last step; returns false if there is none. */
  undo(): boolean;
  /** Redoes the last undone step; returns false if there is none. */
  redo(): boolean;
  /** Whether there is a step to undo. Another handle is given to the ref when that changes. @default it may be */
  readonly canUndo?: boolean;
  /** Whether there is a step to redo. Another handle is given to the ref when that changes. @default it may be */
  readonly canRedo?: boolean;
  /** Selects shapes by their ids, brings them into view and moves the focus there. */
  select(shapes: readonly string[]): void;
  /** Returns what is selected as a diagram of its own, to be exported alone; undefined where nothing is. */
  selected?(): Pick<Diagram, 'source' | 'files'> | undefined;
  /** What else it can do at present. Another handle is given to the ref when they change. */
  readonly commands: readonly Command[];
  /** Writes a text where the selection is, as pasting does. */
  insert?(text: string): void;
  /**
   * Takes in files, such as images, as one step; returns those it has no use for.
   *
   * @param at Where they were dropped, in CSS pixels of the window. @default where the selection is
   */
  insertFiles?(files: readonly Blob[], at?: { readonly x: number; readonly y: number }): readonly Blob[];
  /**
   * Takes in a file that is of use while editing, such as a library of shapes, and is no diagram; returns false for any other, which
   * is then opened.
   */
  adoptFile?(file: File): boolean | Promise<boolean>;
  /** Goes to a problem where it is now, whatever was changed since it was found, and moves the focus there. */
  reveal?(diagnostic: Diagnostic): void;
  /** Mends a problem where it is now, in one of the ways that the surface's `fixes` lists. */
  fix?(diagnostic: Diagnostic, index: number): void;
  /** Gives a label of a shape another text; returns false where it cannot be changed there. */
  rename?(shape: string, label: string, newLabel: string): boolean;
}

/** A way to mend a problem. */
export interface SurfaceFix {
  readonly title: LocalizedText;
}

type HandleRef = ((handle: SurfaceHandle | null) => void) | { current: SurfaceHandle | null } | null;

/** A React component that takes a ref to its handle. Its type names nothing of React, which engines are installed without. */
export type SurfaceComponent = (props: SurfaceProps & { ref?: HandleRef | undefined }) => unknown;

/** What a person edits a kind of diagram with. */
export interface Surface {
  /** Whether it edits the source beside a live picture, or is the picture itself. */
  readonly shows: 'source' | 'picture';
  readonly Component: SurfaceComponent;
  /** Returns how each of the first problems of a source can be mended, the likeliest way first. */
  fixes?(source: string, diagnostics: readonly Diagnostic[]): readonly (readonly SurfaceFix[])[];
  /** Returns what is said of a source that is too much for all the help there is, or undefined. @param own A host's own words. */
  limits?(source: string, locale: Locale, own: readonly OwnMessages[]): string | undefined;
}
