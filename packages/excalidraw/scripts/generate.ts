// Makes of the package of Excalidraw what this one is built of: its editor as one module with a few named patches, its style sheet, its
// fonts under plain names, and what makes fonts of a few letters. Does nothing where that was done already with the same package and scripts.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeGenerated } from '../../../scripts/generated.mjs';
import { bundle } from './bundle.js';
import { readFaces } from './fontFaces.js';
import { styles } from './styles.js';

const TARGET = fileURLToPath(new URL('../generated/', import.meta.url));
const PROD = dirname(createRequire(import.meta.url).resolve('@excalidraw/excalidraw'));
const VENDOR = join(PROD, '../dev');
const OWN = [
  './generate.ts',
  './bundle.ts',
  './chinese.ts',
  './fontFaces.ts',
  './patches.ts',
  './subsetPatches.ts',
  './styles.ts',
].map((name) => fileURLToPath(new URL(name, import.meta.url)));

/** What the files export, for the compiler. */
const TYPES = {
  faces:
    'export declare const faces: readonly { readonly family: string; readonly font: string; readonly path: string; readonly range?: string }[];\n',
  styles: 'export declare const styles: string;\n',
  subset:
    'export declare function subsetToBinary(font: ArrayBuffer, codePoints: readonly number[]): Promise<ArrayBuffer>;\n',
  editor: `export { Excalidraw, MainMenu, WelcomeScreen, CaptureUpdateAction, restoreElements, restoreLibraryItems, serializeLibraryAsJSON,
  TTDDialog, convertToExcalidrawElements, exportToSvg, getSceneVersion } from '@excalidraw/excalidraw';
/** What the patched editor asks for. */
export declare const host: {
  fontUrl(path: string): string;
  loadFont(url: URL): Promise<ArrayBuffer>;
  subset(font: ArrayBuffer, codePoints: readonly number[]): Promise<string>;
  hasMermaid(): boolean;
  mermaid(definition: string, options?: unknown): Promise<{ readonly elements: readonly object[]; readonly files?: object }>;
};
`,
} as const;

async function generate(): Promise<void> {
  mkdirSync(join(TARGET, 'fonts'));
  const counts = new Map<string, number>();
  const faces = readFaces(VENDOR).map(({ family, path, range }) => {
    const name = family.toLowerCase().replaceAll(' ', '-');
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const font = `${name}-${count}`;
    copyFileSync(join(VENDOR, path), join(TARGET, 'fonts', `${font}.woff2`));
    return { family, font, path, ...(range ? { range } : {}) };
  });
  writeFileSync(join(TARGET, 'faces.js'), `export const faces = ${JSON.stringify(faces)};\n`);
  for (const [name, types] of Object.entries(TYPES)) writeFileSync(join(TARGET, `${name}.d.ts`), types);
  const css = readFileSync(join(PROD, 'index.css'), 'utf8');
  writeFileSync(join(TARGET, 'styles.js'), `export const styles = ${JSON.stringify(styles(css))};\n`);
  await bundle(VENDOR, TARGET);
}

await makeGenerated(
  TARGET,
  [...OWN, join(VENDOR, 'index.js'), join(VENDOR, 'chunk-4FTI6OG3.js'), join(PROD, 'index.css')],
  generate,
);
