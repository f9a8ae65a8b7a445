/** A node, edge or cluster as Graphviz wrote it in SVG. */
export interface PictureGroup {
  readonly id: string;
  readonly kind: 'node' | 'edge' | 'cluster';
  /** The node's or cluster's name, or an edge's ends. */
  readonly title: string;
  /** The text shown in it, its lines joined with blanks. */
  readonly label: string;
}

const HEAD = /^([^"]*)" class="(node|edge|cluster)\b[^"]*">\s*<title>([^<]*)<\/title>/;
const TEXT = /<text\b[^>]*>([^<]*)<\/text>/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Reads the groups of a picture in the order they are painted. */
export function readGroups(svg: string): PictureGroup[] {
  const groups: (PictureGroup & { lines: string[] })[] = [];
  for (const part of svg.split('<g id="').slice(1)) {
    const [, id, kind, title] = HEAD.exec(part) ?? [];
    // A link wraps parts of a node in a group of its own; its text is still the node's.
    if (id !== undefined) {
      const lines: string[] = [];
      const group = {
        id: unescapeXml(id),
        kind: kind as PictureGroup['kind'],
        title: unescapeXml(title ?? ''),
        lines,
      };
      groups.push({
        ...group,
        get label() {
          return lines.join(' ');
        },
      });
    }
    for (const [, text = ''] of part.matchAll(TEXT)) groups.at(-1)?.lines.push(unescapeXml(text).trim());
  }
  return groups;
}

function unescapeXml(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    return String.fromCodePoint(decimal === undefined ? parseInt(hex, 16) : Number(decimal));
  });
}
