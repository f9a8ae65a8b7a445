import { LIBRARY_HEADS } from './libraryHeads.js';
import type { MathAdaptor, MathDocument, MathJax } from './libraries.js';
import type { ScriptAnswerer, UseLibrary } from './scriptHost.js';

const SETUP = 'const adaptor = MathJax';
const CONVERT = /^adaptor\.innerHTML\(html\.convert\(`([^]*)`, \{\s*em: (\d+),\s*ex: (\d+),\s*\}\)\)$/;
const PACKAGES = 'base mathtools ams amscd braket cancel cases color gensymb mhchem physics'.split(' ');

/** Answers what D2 asks of MathJax: https://github.com/terrastruct/d2/blob/master/d2renderers/d2latex/latex_common.go */
export function createLatexScripts(use: UseLibrary): ScriptAnswerer {
  let adaptor: MathAdaptor | undefined;
  let html: MathDocument | undefined;
  return (script) => {
    if (script.startsWith(LIBRARY_HEADS.polyfills) || script.startsWith(LIBRARY_HEADS.mathjax)) {
      return { value: use('mathjax') };
    }
    if (script.startsWith(SETUP)) {
      adaptor ??= createAdaptor(use('mathjax'));
      // A document remembers the macros of its formulas, so each formula gets its own.
      html = createDocument(use('mathjax'));
      return { value: undefined };
    }
    const match = CONVERT.exec(script);
    if (!match || !adaptor || !html) return undefined;
    const [, escaped = '', em, ex] = match;
    // D2 doubles every backslash and escapes nothing else.
    const node = html.convert(escaped.replaceAll('\\\\', '\\'), { em: Number(em), ex: Number(ex) });
    return { value: adaptor.innerHTML(node) };
  };
}

function createAdaptor({ _: modules }: MathJax): MathAdaptor {
  const adaptor = modules.adaptors.liteAdaptor.liteAdaptor();
  modules.handlers.html_ts.RegisterHTMLHandler(adaptor);
  return adaptor;
}

function createDocument({ _: modules }: MathJax): MathDocument {
  return modules.mathjax.mathjax.document('', {
    InputJax: new modules.input.tex_ts.TeX({ packages: PACKAGES }),
    OutputJax: new modules.output.svg_ts.SVG({ fontCache: 'none' }),
  });
}
