import type { ExcalidrawImperativeAPI } from '@excalidraw/excalidraw/types';
import { fontAddress, loadFont } from '../assets.js';
import { FONT_ADDRESSES } from '../fontAddresses.js';
import { parse } from '../document/parse.js';
import { renamed } from '../document/renamed.js';
import { fontOfPath } from '../fonts/faces.js';
import { subset } from '../fonts/subset.js';
import { mermaidConverter } from '../mermaid.js';

export type Vendor = typeof import('../../generated/editor.js');

/** What the patched editor can do, besides what Excalidraw's own offers. */
export interface BoardApi extends Omit<ExcalidrawImperativeAPI, 'history'> {
  readonly history: {
    clear(): void;
    /** Returns false where there is no step. */
    undo(): boolean;
    redo(): boolean;
  };
  /** Runs one of Excalidraw's actions by its name. */
  executeAction(name: string): void;
}

let vendor: Promise<Vendor> | undefined;

/** Loads Excalidraw's editor and gives it what it asks for: the fonts of this package, and what converts texts of Mermaid. */
export function loadVendor(): Promise<Vendor> {
  vendor ??= load();
  // What could not be loaded is asked for again.
  vendor.catch(() => (vendor = undefined));
  return vendor;
}

async function load(): Promise<Vendor> {
  const loaded = await import('../../generated/editor.js');
  Object.assign(loaded.host, {
    fontUrl: (path) => new URL(fontAddress(fontOfPath(path) ?? 'excalifont-0'), document.baseURI).href,
    loadFont: async (url) => (await loadFont(fontAt(url))).slice().buffer,
    subset: (font, codePoints) => subset(new Uint8Array(font), codePoints),
    hasMermaid: () => mermaidConverter() !== undefined,
    mermaid: convertMermaid,
  } satisfies Vendor['host']);
  return loaded;
}

const fontsByUrl = new Map<string, string>();

/** Returns the font that lies at an address which was given out. */
function fontAt(url: URL): string {
  if (fontsByUrl.size === 0) {
    for (const name of Object.keys(FONT_ADDRESSES))
      fontsByUrl.set(new URL(fontAddress(name), document.baseURI).href, name);
  }
  return fontsByUrl.get(url.href) ?? 'excalifont-0';
}

/** The same text may be taken in twice. */
async function convertMermaid(definition: string) {
  const convert = mermaidConverter();
  if (!convert) throw new Error('Nothing converts Mermaid.');
  const mark = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';
  const { scene } = parse(await convert(definition));
  if (!scene) throw new TypeError('What was converted is no board.');
  const elements = scene.elements.map((element) => renamed(element, (id) => `${mark}-${id}`));
  const { restoreElements } = await loadVendor();
  return { elements: restoreElements(elements as unknown as Parameters<typeof restoreElements>[0], null) };
}
