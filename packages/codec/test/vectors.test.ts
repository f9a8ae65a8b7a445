import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dialects, type Dialect, type DialectName } from '@letu/codec';
import { errorCodeOf } from './errorCodeOf.js';

interface Vector {
  readonly codec: string;
  readonly encoded: string;
  readonly decoded: string | null;
  readonly zlib9_reencode_identical?: boolean | null;
}

/** What the vectors call a dialect, and the form in which it writes them. */
const NAMES: Readonly<Record<string, readonly [DialectName, form?: string]>> = {
  kroki: ['kroki'],
  plantuml: ['plantuml'],
  'plantuml-zlib-wrapped': ['plantuml'],
  'plantuml-hex': ['plantuml', 'hex'],
  'mermaid-pako': ['mermaid.live', 'pako'],
  'mermaid-base64': ['mermaid.live', 'base64'],
  d2: ['d2'],
  drawio: ['draw.io'],
  'graphviz-hash': ['graphviz'],
  pikchrshow: ['pikchrshow'],
};

const file = new URL('../../../../shared/vectors/codec.json', import.meta.url);
const vectors = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Vector[]) : [];

describe.skipIf(vectors.length === 0)(
  'published codes (skipped where their file is not beside the project)',
  () => {
    it.each(vectors)('$codec $encoded', ({ codec, encoded, decoded, zlib9_reencode_identical: isOurs }) => {
      const [name, form] = NAMES[codec]!;
      const dialect: Dialect = dialects[name];
      if (decoded === null) {
        expect(errorCodeOf(() => dialect.decode(encoded))).toBe('preset-dictionary');
        return;
      }
      expect(dialect.decode(encoded)).toBe(decoded);
      if (isOurs) expect(dialect.encode(decoded, form)).toBe(encoded);
    });
  },
);
