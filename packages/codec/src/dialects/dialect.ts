import type { DiagramFile, ForeignFormat, FormatConverter, LocalizedText, NamedKind } from '@letu/core';
import type { Input } from '../input.js';
import type { DecodeOptions } from '../limits.js';

/** The ways of writing a diagram that the codec knows. */
export type DialectName =
  | 'letu'
  | 'kroki'
  | 'mermaid.live'
  | 'draw.io'
  | 'excalidraw'
  | 'plantuml'
  | 'd2'
  | 'graphviz'
  | 'pikchrshow';

/** What a link says of a diagram besides its source, each part only where it is said. */
export interface DiagramSettings {
  /** The kind as the link spells it, where there are several of one type: `c4plantuml`. */
  readonly kind?: string;
  /** The picture the link asks for: `svg`, `png`. Or the id of the file format of others that it was read from: `xmind`. */
  readonly format?: string;
  readonly theme?: string;
  /** The layout engine: `elk`, `neato`. */
  readonly layout?: string;
  readonly sketch?: boolean;
  /** Which of the source's diagrams is meant, counted from 0. */
  readonly page?: number;
  /** Mermaid's configuration. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** Whether the link only shows the diagram. */
  readonly readOnly?: boolean;
  /** The options of the kind that the diagram is drawn with, unchecked. */
  readonly kindOptions?: Readonly<Record<string, unknown>>;
  /** What else the query says, unread. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** A diagram found in a link, a file or a code. */
export interface DecodedDiagram {
  /**
   * What it was written in; `format` stands for a file format of others, which the options name, and `source` for the bare text of
   * a kind.
   */
  readonly dialect: DialectName | 'format' | 'source';
  /** The stored type code; `diagram` is the general one of boxes and arrows. */
  readonly type: string;
  /** What an editor opens. */
  readonly source: string;
  readonly options: DiagramSettings;
  /** The files that a picture carries with it. @default none */
  readonly files?: readonly DiagramFile[];
  /** How many files of the picture are damaged, and not among `files`. @default 0 */
  readonly damagedFiles?: number;
  /** What a file of another format has that was not brought over, a sentence each. @default nothing */
  readonly notes?: readonly LocalizedText[];
}

/** How `decodeAny` looks at an input. */
export interface RecogniseOptions extends DecodeOptions {
  /** The type of the source in a bare code, which is guessed otherwise. */
  readonly type?: string | undefined;
  /** The kinds there are, such as those of `@letu/kinds`. Without them nothing is guessed, and links that name a kind are not read. */
  readonly kinds?: readonly NamedKind[] | undefined;
  /** What the file is called, where it is one; see `foreignFormatOf`. @default it has no name */
  readonly name?: string | undefined;
  /** What reads file formats of others, as far as it is loaded; `decodeFile` loads it. @default nothing */
  readonly converters?: ReadonlyMap<ForeignFormat, FormatConverter> | undefined;
}

/** One way of writing diagrams into text. All dialects have this shape. */
export interface Dialect<Form extends string = string> {
  readonly name: DialectName;
  /** The forms it writes, the usual one first. It reads all of them. */
  readonly forms: readonly [Form, ...Form[]];
  /**
   * Turns a text into a code. Where the dialect wraps the source, as Mermaid's live editor does in JSON, the text is
   * the wrapper.
   *
   * @throws CodecError `lone-surrogate`.
   */
  encode(text: string, form?: Form): string;
  /** Turns a code back into the very text. @throws CodecError */
  decode(code: string, options?: DecodeOptions): string;
  /**
   * Reads an input of this dialect, and returns undefined for one that is not.
   *
   * @throws CodecError where the input is of this dialect but damaged, or names a diagram without holding it.
   */
  recognise(input: Input, options: RecogniseOptions): DecodedDiagram | undefined;
}
