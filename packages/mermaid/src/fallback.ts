import { DiagramError, type DiagramErrorCode, type RenderResult } from '@letu/core';
import { hasFormula, withoutFormulas } from './formula.js';

/** Why a picture was drawn on the page's own thread although a worker exists. */
export type FallbackReason =
  /** Drawing in the worker has been compared with drawing on a page in Chromium only. */
  | 'browser-not-compared'
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
  /** `navigator.userAgent` of the page. */
  readonly userAgent: string;
  /** What the worker answered; missing before it draws. */
  readonly outcome?: RenderResult | DiagramError;
}

const CHROMIUM = /Chrom(?:e|ium)\/\d/;
const IMAGE_NODE = /@\{[^}]*\bimg\s*:/;
/** Failures of the worker itself. A timeout is none: on the page the same drawing would freeze it. */
const WORKER_FAILURES: readonly DiagramErrorCode[] = ['engine-crashed', 'engine-load-failed'];

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
export function fallbackReason({ source, userAgent, outcome }: Attempt): FallbackReason | undefined {
  if (reachesOut(source)) return undefined;
  if (outcome) return reasonAfter(outcome);
  if (!CHROMIUM.test(userAgent)) return 'browser-not-compared';
  if (IMAGE_NODE.test(source)) return 'image-node';
  return hasFormula(source) ? 'formula' : undefined;
}

function reachesOut(source: string): boolean {
  const plain = withoutFormulas(source);
  return REFERENCES.some((reference) => reference.test(plain));
}

function reasonAfter(outcome: RenderResult | DiagramError): FallbackReason | undefined {
  if (outcome instanceof DiagramError) {
    return WORKER_FAILURES.includes(outcome.code) ? 'worker-failed' : undefined;
  }
  if (outcome.status === 'failure') return outcome.uncertain ? 'worker-failed' : undefined;
  if (!DRAWN_CONTENT.test(outcome.svg)) return 'empty-picture';
  return NAN_GEOMETRY.test(outcome.svg) ? 'nan-geometry' : undefined;
}
