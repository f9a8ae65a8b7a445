const START =
  /^(?:strict\s+)?(?:di)?graph\b\s*(?:"(?:[^"\\]|\\.)*"|[\w.\u0080-\uFFFF-]+)?\s*(?:\/\*[\s\S]*?\*\/\s*)?\{/i;

/** Guesses whether a text is DOT: a graph, its name and a brace. */
export const guess = (text: string): number => (START.test(text) ? 1 : 0);
