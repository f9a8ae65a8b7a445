import type {
  Diagnostic,
  Diagram,
  DiagramFile,
  Locale,
  RenderFailure,
  RenderLimits,
  RenderResult,
  Theme,
} from '@letu/core';
import type { ErrorMessage } from '@letu/core/node';

/** A picture that is there already, to be made into a PNG. */
export interface DrawnPicture {
  /** One complete `<svg>` element as text. */
  readonly svg: string;
  /** The text it was drawn from, for the places of warnings. */
  readonly source?: string | undefined;
}

/** How a picture becomes a PNG. */
export interface PngSettings {
  readonly scale: number;
  /** A CSS colour behind the picture; none when left out. */
  readonly background?: string | undefined;
  /** The most pixels a side; a larger picture is made smaller. */
  readonly largestSide?: number | undefined;
}

/** A piece of work as it crosses to the process. */
export interface Job {
  readonly picture: Diagram | DrawnPicture;
  readonly theme: Theme;
  readonly locale: Locale;
  /** The content of the diagram's files that is to be had. */
  readonly files?: readonly DiagramFile[];
  /** Left out for SVG. */
  readonly png?: PngSettings;
}

/** A message to the process. */
export type Task =
  | { readonly type: 'draw'; readonly job: Job }
  /** Starts the engine of a type of diagrams. */
  | { readonly type: 'prepare'; readonly of: string };

/** What a PNG lacks of its picture besides what its diagnostics say: HTML text, or Chinese for want of a font. */
export type Lack = 'html' | 'chinese-font';

/** A picture as PNG, or what is wrong with its source. */
export type PngResult =
  | {
      readonly status: 'success';
      readonly png: Uint8Array;
      readonly diagnostics: readonly Diagnostic[];
      readonly lacks: readonly Lack[];
    }
  | RenderFailure;

/** What comes of a job. */
export type Answer = RenderResult | PngResult;

/** What a process is told once, on its command line. */
export interface ProcessSettings {
  /** Paths of font files. */
  readonly fonts: readonly string[];
  /** Addresses of modules that export kinds to draw besides those of the program. */
  readonly kinds: readonly string[];
  readonly memoryMb: number;
  readonly limits: RenderLimits;
}

/** A message from the process. */
export type ProcessMessage =
  /** The picture is drawn; what follows cannot be interrupted. */
  | { readonly type: 'rasterising' }
  | { readonly type: 'answer'; readonly answer: Answer; readonly memoryMb: number }
  | { readonly type: 'error'; readonly error: ErrorMessage; readonly memoryMb: number };
