import { createHost, defaultExample, type DiagramDefinition } from '@letu/core';
import { KINDS } from '../../corpus/kinds.js';

/** A kind whose text is its picture: what an engine turned against us could answer. */
const svg: DiagramDefinition<object> = {
  kind: 'svg',
  type: 'pikchr',
  title: { 'zh-CN': '图片', 'en-US': 'Picture' },
  extensions: ['.svg'],
  examples: [
    {
      id: 'rect',
      subject: 'ideas',
      title: { 'zh-CN': '方块', 'en-US': 'Box' },
      source:
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      isDefault: true,
    },
  ],
  optionFields: [],
  defaultOptions: {},
  load: async () =>
    createHost<object>(
      {},
      { engine: { render: async (text) => ({ status: 'success', svg: text, diagnostics: [] }) } },
    ),
};

/** Returns the kind of a group of inputs, and a harmless text of it. */
export async function kindOf(group: string): Promise<{ kind: DiagramDefinition<object>; harmless: string }> {
  const kind = group === 'svg' ? svg : await KINDS[group]?.();
  if (!kind) throw new RangeError(`There is no kind ${group}.`);
  return { kind, harmless: defaultExample(kind).source };
}
