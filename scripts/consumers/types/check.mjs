// Compiles every entry and every README's examples in TypeScript against the packages' own types, which have to be right without
// `skipLibCheck` and without those of Node. Names and files that an example leaves to its reader are none of its mistakes.
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const INSTALLED = join(import.meta.dirname, '../node_modules');
const OF_READERS = /error TS(?:2304|2552|18004):|error TS2307: Cannot find module '\.\//;

await mkdir('examples', { recursive: true });
const answers = new Map();
for (const name of await readdir(join(INSTALLED, '@letu'))) {
  const readme = await readFile(join(INSTALLED, '@letu', name, 'README.md'), 'utf8');
  for (const [at, [, language, code]] of [...readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g)].entries()) {
    const file = `${name}-${at + 1}.${language}`;
    await writeFile(join('examples', file), `${code}export {};\n`);
    answers.set(file, 'compiled');
  }
  const { exports } = JSON.parse(await readFile(join(INSTALLED, '@letu', name, 'package.json'), 'utf8'));
  // Whoever imports what is for Node alone has its types.
  const typed = Object.keys(exports).filter((entry) => exports[entry].types && !entry.endsWith('/node'));
  const imports = typed.map((entry) => `import '${join('@letu', name, entry)}';\n`);
  await writeFile(join('examples', `${name}-entries.ts`), imports.join(''));
  answers.set(`${name}-entries.ts`, 'compiled');
}
for (const module of ['ESNext', 'Node16']) {
  const options = {
    target: 'ES2022',
    module,
    moduleResolution: module === 'Node16' ? module : 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
  };
  await writeFile('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['examples'] }));
  const run = promisify(execFile)(join(INSTALLED, '.bin/tsc'), ['--pretty', 'false'], { maxBuffer: 2 ** 26 });
  const said = await run.then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  );
  for (const line of said.split('\n')) {
    // What others publish is theirs to mend.
    const [, file = ''] = /^(examples\/[^(]+|.*node_modules\/@letu\/[^(]+)\(/.exec(line) ?? [];
    if (file && !OF_READERS.test(line)) answers.set(basename(file), `${module}: ${line}`);
  }
}
console.log(JSON.stringify(Object.fromEntries(answers)));
