import { DiagramError, type DiagramErrorCode, type RenderFailure, type RenderResult } from '@letu/core';
import { hasFormula, withoutFormulas } from './formula.js';

/** Why a picture was drawn on the page's own thread although a worker exists. */
export type FallbackReason =
  /** Image nodes take their size from the image, which only a page decodes. */
  | 'image-node'
  /** Formulas are laid out as MathML, which only a page measures. */
  | 'formula'
  | 'worker-failed'
  | 'empty-picture'
  | 'nan-geometry';

/** What is known when the place of a picture is decided: before the worker draws, and again after. */
export interface Attempt {
  readonly source: string;
  /** What the worker answered; missing before it draws. */
  readonly outcome?: RenderResult | DiagramError;
  /** How long the worker was at it, in milliseconds. @default 0 */
  readonly tookMs?: number;
}

const IMAGE_NODE = /@\{[^}]*\bimg\s*:/;
/** Failures of the worker itself. A timeout is none: on the page the same drawing would freeze it. */
const WORKER_FAILURES: readonly DiagramErrorCode[] = ['engine-crashed', 'engine-load-failed'];

/** A failure that took longer, in milliseconds, is not tried again on the page, which would freeze for as long. */
const LONG_MS = 1_000;

const GEOMETRY = 'd|x|y|[xy][12]|c[xy]|d[xy]|r[xy]?|width|height|points|transform|viewBox';
const NAN_GEOMETRY = new RegExp(`\\s(?:${GEOMETRY})="[^"]*(?:NaN|Infinity)`);
const DRAWN_CONTENT = /<svg\b(?:[^>"]|"[^"]*")*>\s*<(?!\/svg)/;

/** What makes a page load something: in a worker the same text loads nothing. */
const REFERENCES: readonly RegExp[] = [
  /url\s*\((?!\s*["']?\s*(?:#|data:))/i,
  /image-set\s*\(|@import\b/i,
  /<\s*(?:img|image|video|audio|source|track|link|iframe|object|embed|script|style|use|base)\b/i,
  /@\{[^}]*\bimg\s*:\s*["']?\s*(?!data:|["'\s])/,
  // A letter written as a number in CSS could hide any of the above.
  /\\[0-9a-f]/i,
];

/**
 * Decides whether a picture is to be drawn on the page, and why.
 *
 * A source that refers to something outside is never drawn there: the page would load it, and the diagram could call home.
 */
export function fallbackReason({ source, outcome, tookMs = 0 }: Attempt): FallbackReason | undefined {
  if (reachesOut(source)) return undefined;
  if (outcome) return reasonAfter(outcome, tookMs);
  if (IMAGE_NODE.test(source)) return 'image-node';
  return hasFormula(source) ? 'formula' : undefined;
}

function reachesOut(source: string): boolean {
  const plain = withoutFormulas(source);
  return REFERENCES.some((reference) => reference.test(plain));
}

function reasonAfter(outcome: RenderResult | DiagramError, tookMs: number): FallbackReason | undefined {
  if (outcome instanceof DiagramError || outcome.status === 'failure') {
    return isOurs(outcome) && tookMs <= LONG_MS ? 'worker-failed' : undefined;
  }
  if (!DRAWN_CONTENT.test(outcome.svg)) return 'empty-picture';
  return NAN_GEOMETRY.test(outcome.svg) ? 'nan-geometry' : undefined;
}

/** Tells whether a failure may be the worker's rather than a mistake in the source. */
function isOurs(outcome: DiagramError | RenderFailure): boolean {
  return outcome instanceof DiagramError
    ? WORKER_FAILURES.includes(outcome.code)
    : outcome.uncertain === true;
}
