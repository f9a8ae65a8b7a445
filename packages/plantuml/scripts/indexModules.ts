import type { StdlibLibrary } from '../src/stdlib/library.js';

const HEADER = '// Written by scripts/generate.ts. Changes are lost.\n';

/** What is known of a generated file. */
export interface GeneratedFile {
  /** The path under `generated/`. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Returns the module that lists the libraries, without their files. */
export function librariesModule(libraries: readonly StdlibLibrary[]): string {
  return `${HEADER}import type { StdlibLibrary } from '../src/stdlib/library.js';

/** The libraries of PlantUML's standard library that come with this package. */
export const stdlibLibraries: readonly StdlibLibrary[] = ${JSON.stringify(libraries, undefined, 2)};
`;
}

/** Returns the module with the address of every file. Bundlers find only those that are written out one by one. */
export function addressesModule(files: readonly string[]): string {
  const entries = files.map(
    (file) => `  ${JSON.stringify(file)}: () => new URL('./stdlib/${file}.bin', import.meta.url),`,
  );
  return `${HEADER}/** The address of each data file by its name. */
export const addresses: Readonly<Record<string, () => URL>> = {
${entries.join('\n')}
};
`;
}

/** https://opensource.org/license/mit */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** Returns the notice that goes with the packed libraries. */
export function notice(
  libraries: readonly StdlibLibrary[],
  copyrights: ReadonlyMap<string, string>,
  version: string,
): string {
  const rows = libraries.flatMap((library) => {
    const author = copyrights.get(library.name) ?? library.author;
    return [
      `## ${library.title} ${library.version}`,
      '',
      `- Licence: ${library.licence || 'none stated; see the source'}`,
      ...(author ? [`- ${author}`] : []),
      `- Source: ${library.source}`,
      '',
    ];
  });
  return `# Libraries in this package

These are libraries of PlantUML's standard library, taken unchanged in content from PlantUML ${version} and packed anew. Each keeps
its own licence; the notices inside their files are kept too.

${rows.join('\n')}
## Themes, emoji, OpenIconic, ArchiMate sprites

- Themes: Brett Schwarz and contributors, MIT, https://github.com/bschwarz/puml-themes
- Emoji: Twemoji, Copyright Twitter, Inc. and other contributors, CC-BY-4.0, https://github.com/twitter/twemoji
- OpenIconic: Copyright (c) 2014 Waybury, MIT, https://github.com/iconic/open-iconic
- ArchiMate sprites: provided by Archi, http://www.archimatetool.com

## The licences

- MIT: below
- Apache-2.0: https://www.apache.org/licenses/LICENSE-2.0
- CC-BY-ND-2.0: https://creativecommons.org/licenses/by-nd/2.0/legalcode
- CC-BY-4.0: https://creativecommons.org/licenses/by/4.0/legalcode
- GPL: https://www.gnu.org/licenses/

${MIT}
`;
}
