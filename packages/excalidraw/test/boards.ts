import { readElement } from '../src/document/element.js';
import type { ElementType, Scene } from '../src/document/model.js';
import { write } from '../src/document/write.js';

type Fields = Readonly<Record<string, unknown>>;

/** Writes a board of elements that say only what matters. */
export function boardOf(
  elements: readonly (Fields & { readonly type: string })[],
  more: Partial<Scene> = {},
): string {
  return write({
    elements: elements.map((fields, index) =>
      readElement(
        { seed: index + 1, ...fields },
        fields.type as ElementType,
        String(fields['id'] ?? `e${index}`),
      ),
    ),
    unknownElements: [],
    appState: {},
    files: new Map(),
    rest: {},
    ...more,
  });
}

export const text = (id: string, written: string, more: Fields = {}): Fields & { readonly type: 'text' } => ({
  id,
  type: 'text',
  text: written,
  width: written.length * 20,
  height: 25,
  ...more,
});

export const box = (
  id: string,
  x: number,
  y: number,
  more: Fields = {},
): Fields & { readonly type: string } => ({
  id,
  type: 'rectangle',
  x,
  y,
  width: 120,
  height: 60,
  ...more,
});
