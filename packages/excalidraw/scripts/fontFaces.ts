import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** A font that has some characters of a family. */
export interface VendorFace {
  readonly family: string;
  /** Where the font lies, from the vendor's folder. */
  readonly path: string;
  /** As CSS says it; undefined for all. */
  readonly range?: string;
}

interface Face {
  readonly uri: string;
  readonly descriptors?: { readonly unicodeRange?: string };
}

/** The families, by the names that Excalidraw gives their lists. */
const FAMILIES: Readonly<Record<string, string>> = {
  Cascadia: 'Cascadia',
  ComicShanns: 'Comic Shanns',
  Excalifont: 'Excalifont',
  Liberation: 'Liberation Sans',
  Lilita: 'Lilita One',
  Nunito: 'Nunito',
  Virgil: 'Virgil',
  Xiaolai: 'Xiaolai',
};

/** Reads the lists of fonts out of Excalidraw's code, in their order. @param vendor Its folder. */
export function readFaces(vendor: string): readonly VendorFace[] {
  const code = readFileSync(join(vendor, 'chunk-4FTI6OG3.js'), 'utf8');
  const ranges = between(code, 'var GOOGLE_FONTS_RANGES = ', 'var LOCAL_FONT_PROTOCOL');
  const lists = between(code, 'var CascadiaCode_Regular_default', '// fonts/Fonts.ts');
  const names = Object.keys(FAMILIES).map((name) => `${name}: ${name}FontFaces`);
  const script = `var LOCAL_FONT_PROTOCOL = 'local:';${ranges}${lists};({${names.join()}})`;
  const found = runInNewContext(script) as Record<string, readonly Face[]>;
  return Object.entries(FAMILIES).flatMap(([name, family]) =>
    (found[name] ?? []).map(({ uri, descriptors }) => ({
      family,
      path: uri,
      ...(descriptors?.unicodeRange ? { range: descriptors.unicodeRange } : {}),
    })),
  );
}

function between(code: string, from: string, to: string): string {
  const [start, end] = [code.indexOf(from), code.indexOf(to)];
  if (start < 0 || end < start) throw new Error(`Excalidraw's code has no ${from}.`);
  return code.slice(start, end);
}
