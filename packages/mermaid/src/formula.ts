const FORMULA = /\$\$[^]*?\$\$/g;

/** Returns true if a source holds a formula between `$$`, which Mermaid sets with KaTeX. */
export function hasFormula(source: string): boolean {
  return source.search(FORMULA) >= 0;
}

/** Returns a source without its formulas. */
export function withoutFormulas(source: string): string {
  return source.replaceAll(FORMULA, '');
}
