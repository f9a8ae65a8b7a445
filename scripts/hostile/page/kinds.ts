import { createHost, defaultExample, type AnyDefinition } from '@letu/core';
import { kindByName, kinds } from '@letu/kinds';

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

/** A kind whose text is its picture: what an engine turned against us could answer. */
const svg: AnyDefinition = {
  ...kinds[0]!,
  kind: 'svg',
  type: 'svg',
  examples: [
    {
      id: 'rect',
      subject: 'ideas',
      title: { 'zh-CN': '方块', 'en-US': 'Box' },
      source: SQUARE,
      isDefault: true,
    },
  ],
  optionFields: [],
  defaultOptions: {},
  loadSurface: async () => (await import('@letu/code')).codeSurface(),
  load: async () =>
    createHost<object>(
      {},
      { engine: { render: async (text) => ({ status: 'success', svg: text, shapes: [], diagnostics: [] }) } },
    ),
};

/** Returns the kind of a group of inputs, and a harmless text of it. */
export async function kindOf(group: string): Promise<{ kind: AnyDefinition; harmless: string }> {
  const kind = group === 'svg' ? svg : await kindByName(group)?.loadKind();
  if (!kind) throw new RangeError(`There is no kind ${group}.`);
  return { kind, harmless: defaultExample(kind).source };
}
