/** Where the file formats of canvases keep what people have written (Excalidraw, Mind Elixir, charts). */
const WORDED = new Set(['text', 'originalText', 'label', 'title', 'topic', 'name', 'note', 'data', 'value']);
/** The attributes of XML that hold words: those of draw.io, FreeMind and OPML. */
const ATTRIBUTE = /\b(?:value|label|name|text|TEXT)="([^"]*)"/g;
const MARKUP = /<[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Returns the words in a diagram's source: all of it where that is text, what people wrote where it is a file of a canvas. */
export function diagramText(source: string): string {
  const start = source.trimStart();
  if (start.startsWith('{') || start.startsWith('[')) return jsonText(start) ?? source;
  if (start.startsWith('<')) return xmlText(start);
  return source;
}

function jsonText(source: string): string | undefined {
  try {
    const words: string[] = [];
    collect(JSON.parse(source), '', words);
    return words.join('\n');
  } catch {
    return undefined;
  }
}

function collect(value: unknown, key: string, words: string[]): void {
  if (typeof value === 'string') {
    if (WORDED.has(key) && !value.startsWith('data:')) words.push(value);
  } else if (Array.isArray(value)) for (const item of value) collect(item, key, words);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) collect(item, name, words);
  }
}

function xmlText(source: string): string {
  const words = [...source.matchAll(ATTRIBUTE)].map(([, value = '']) => unescape(value));
  // Labels of draw.io are HTML, and their entities are written as entities once more.
  return words.map((word) => unescape(word.replaceAll(MARKUP, ' '))).join('\n');
}

function unescape(text: string): string {
  return text.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name] ?? ' ';
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
  });
}
