import type { TextRange } from './diagnostic.js';
import type { Diagram } from './diagram.js';
import type { DiagramFile } from './file/diagramFile.js';
import type { LocalizedText } from './locale.js';

/**
 * A file format of others that diagrams of a kind are read from, written to, or both. It is cheap to hold and asks nothing of
 * the libraries it needs until it is loaded.
 */
export interface ForeignFormat {
  /** Unique among the formats of a kind: `xmind`. */
  readonly id: string;
  /** What the format is called: `XMind`. */
  readonly title: LocalizedText;
  /** File extensions in lower case with their dot, the preferred one first. */
  readonly extensions: readonly string[];
  readonly mediaType: string;
  /** Whether diagrams can be read from it. */
  readonly reads: boolean;
  /** Whether diagrams can be written to it. */
  readonly writes: boolean;
  /**
   * Guesses how surely a file is of this format: 1 where it can be nothing else, at least 0.5 where it is one for whoever asks
   * for this kind, less where any text may be one, 0 where it is none. Without it, the name of a file alone tells.
   *
   * @param file The bytes of the whole file, of which a guess looks at few.
   */
  readonly guess?: (file: Uint8Array) => number;
  /** Whether it is read only of what nothing else knows, such as a picture without a source. It has a guess. @default false */
  readonly isLast?: boolean;
  load(): Promise<FormatConverter>;
}

/** What a converter is told besides the file. */
export interface FormatContext {
  /** The name of the diagram: that of the file without its extension. @default none */
  readonly title?: string | undefined;
}

/** What reads and writes files of a format. */
export interface FormatConverter {
  /**
   * Reads a file. What our model lacks is named in the notes.
   *
   * @throws FormatError
   */
  read?(file: Uint8Array, context: FormatContext): ConvertedDiagram;
  /**
   * Writes a file. What the format lacks is named in the notes.
   *
   * @param files The diagram's files that are to be had.
   * @throws FormatError
   */
  write?(diagram: Diagram, files: readonly DiagramFile[], context: FormatContext): ConvertedFile;
}

/** A diagram that was read from a file of another format. */
export interface ConvertedDiagram {
  readonly source: string;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** What it shows, with its content. */
  readonly files: readonly DiagramFile[];
  /** What was not brought over, counted, a sentence each. */
  readonly notes: readonly LocalizedText[];
}

/** A file of another format. */
export interface ConvertedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What was not brought over, counted, a sentence each. */
  readonly notes: readonly LocalizedText[];
}

/** Why a file of another format cannot be read or written. */
export type FormatErrorCode =
  /** It is damaged, or not what its format says. */
  | 'malformed'
  /** It is larger, or nested deeper, than a diagram can be. */
  | 'too-large'
  /** It is locked with a password. */
  | 'encrypted';

/** A file of another format that cannot be read or written, with what is wrong for the person who has it. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
  readonly code: FormatErrorCode;
  /** What is wrong and where. */
  readonly told: LocalizedText;
  /** The line of a text that is wrong, counted from 1; undefined where none is. */
  readonly line: number | undefined;
  /** What of a text is wrong; undefined where only its line is known. */
  readonly range: TextRange | undefined;

  constructor(
    code: FormatErrorCode,
    told: LocalizedText,
    options?: { cause?: unknown; line?: number; range?: TextRange },
  ) {
    super(told['en-US'], options);
    this.code = code;
    this.told = told;
    this.line = options?.line;
    this.range = options?.range;
  }
}
