import { LIBRARY_HEADS } from './libraryHeads.js';
import type { RoughCanvas } from './libraries.js';
import type { ScriptAnswerer, UseLibrary } from './scriptHost.js';

const SETUP = 'const root = {\n  ownerDocument: {';
const CALL = /^node = rc\.(rectangle|ellipse|circle|line|linearPath|polygon|path|arc|curve)\(([^]*)\);?\s*$/;
const RESULT = 'JSON.stringify(node.children';
// What JSON lacks of the literals D2 writes: bare keys and commas at the end. Strings are passed over as a whole.
const NOT_JSON = /"(?:[^"\\]|\\.)*"|([A-Za-z_]\w*)(?=\s*:)|,(?=\s*[}\]])/g;

/** Answers what D2 asks of Rough.js: https://github.com/terrastruct/d2/blob/master/d2renderers/d2sketch/sketch.go */
export function createSketchScripts(use: UseLibrary): ScriptAnswerer {
  let canvas: RoughCanvas | undefined;
  let children: unknown;
  return (script) => {
    if (script.startsWith(LIBRARY_HEADS.rough)) return { value: use('rough') };
    if (script.startsWith(SETUP)) {
      canvas = use('rough').svg({ ownerDocument: { createElementNS: createElement } }, { seed: 1 });
      return { value: undefined };
    }
    if (script.startsWith(RESULT)) return { value: JSON.stringify(children) };
    const [, method = '', args = ''] = CALL.exec(script) ?? [];
    if (method === '') return undefined;
    children = canvas?.[method]?.(...readLiterals(args)).children;
    return { value: undefined };
  };
}

/** The least of a DOM that Rough.js draws into. */
function createElement(_namespace: string, tagName: string) {
  const children: unknown[] = [];
  const attrs: Record<string, string> = {};
  return {
    tagName,
    attrs,
    children,
    style: {},
    setAttribute: (name: string, value: string) => (attrs[name] = value),
    appendChild: (child: unknown) => children.push(child),
  };
}

function readLiterals(text: string): unknown[] {
  const json = text.replaceAll(NOT_JSON, (match, key?: string) => {
    if (key !== undefined) return `"${key}"`;
    return match === ',' ? '' : match;
  });
  return JSON.parse(`[${json}]`) as unknown[];
}
