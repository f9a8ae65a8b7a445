/** A shape that a text asks for. */
export interface TextNode {
  readonly id: string;
  readonly label: string;
}

/** Shapes and connections that a text asks for. */
export interface TextGraph {
  readonly nodes: readonly TextNode[];
  readonly edges: readonly { readonly source: string; readonly target: string; readonly label: string }[];
}

const ARROW = /^(.+?)\s*(?:->|→|=>)\s*([^:：]+?)(?:\s*[:：]\s*(.*))?$/;

/** Reads a list: a shape in each line below the one it is indented under, and connections such as `a -> b: text`. */
export function readList(text: string): TextGraph {
  const nodes = new Map<string, TextNode>();
  const edges: TextGraph['edges'][number][] = [];
  const open: { readonly indent: number; readonly id: string }[] = [];
  const node = (label: string) => {
    const known = nodes.get(label) ?? { id: label, label };
    nodes.set(label, known);
    return known.id;
  };
  for (const line of text.split(/\r\n|\r|\n/)) {
    const written = line.trim().replace(/^(?:[-*+•]|\d+[.)、])\s+/, '');
    if (written === '') continue;
    const arrow = ARROW.exec(written);
    if (arrow) {
      edges.push({ source: node(arrow[1]!), target: node(arrow[2]!), label: arrow[3] ?? '' });
      continue;
    }
    const indent = line.replaceAll('\t', '    ').search(/\S/);
    while (open.length > 0 && open.at(-1)!.indent >= indent) open.pop();
    // The same word under another one is another shape.
    const id = `${open.at(-1)?.id ?? ''}\n${written}`;
    const isAgain = nodes.has(written) && open.length === 0;
    const own = isAgain ? written : open.length === 0 ? node(written) : id;
    if (!nodes.has(own)) nodes.set(own, { id: own, label: written });
    if (open.length > 0) edges.push({ source: open.at(-1)!.id, target: own, label: '' });
    open.push({ indent, id: own });
  }
  return { nodes: [...nodes.values()], edges };
}
