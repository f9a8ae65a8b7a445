import { decodeEntities } from './entities.js';

/** An element the engine marks with the number of its line. */
export interface MarkedPart {
  readonly kind: string;
  readonly id: string;
  /** The line's number, counted from 0 where the line stands. */
  readonly line: number;
  /** The last part of the name. Letters beyond ASCII are lost: then it is empty. */
  readonly name: string;
  /** The first line of text in it, without a class's letter in its circle. */
  readonly label: string;
  /** Of a link, the ids of the nodes at its ends. */
  readonly ends: readonly string[];
}

const MARK = /<g class="(\w+)"([^>]* data-source-line="(\d+)"[^>]*)>(.*?)(?=<g class="|$)/gs;

/** Lists the marked elements of a picture. */
export function readMarkedParts(svg: string): MarkedPart[] {
  return [...svg.matchAll(MARK)].map(([, kind = '', attributes = '', line, content = '']) => {
    const name = attribute(attributes, 'data-qualified-name').split('.').at(-1) ?? '';
    return {
      kind,
      id: attribute(attributes, 'id'),
      line: Number(line),
      name,
      label: labelOf(content),
      ends: [attribute(attributes, 'data-entity-1'), attribute(attributes, 'data-entity-2')].filter(Boolean),
    };
  });
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

const TEXT = /<text\b([^>]*)>([^<]*)<\/text>/g;

/** Stereotypes and the letter of a class, which is centred in its circle, come before the name. */
function labelOf(content: string): string {
  let label = '';
  let level = '';
  for (const [, attributes = '', text = ''] of content.matchAll(TEXT)) {
    const words = decodeEntities(text).trim();
    if (words === '' || words.startsWith('«') || attributes.includes('dominant-baseline="central"')) continue;
    const y = attribute(attributes, 'y');
    if (label !== '' && y !== level) break;
    level = y;
    // Wrapped Chinese is drawn character by character.
    label += words;
  }
  return label;
}
