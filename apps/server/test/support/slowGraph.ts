/** A graph that takes Graphviz longer than any limit. @param seed Another number makes another graph. */
export function slowGraph(seed: number): string {
  const edges = Array.from(
    { length: 3000 },
    (_, index) => `n${(index * 7919 + seed) % 400} -> n${(index * 104_729) % 397}`,
  );
  return `digraph { ${edges.join(';')} }`;
}
