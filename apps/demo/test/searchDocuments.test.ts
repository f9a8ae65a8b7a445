import { expect, it } from 'vitest';
import type { StoredDocument } from '../src/documents/document.js';
import { searchDocuments } from '../src/documents/searchDocuments.js';

const excerpt = (source: string, query: string) =>
  searchDocuments([{ title: '图', source } as StoredDocument], query, () => false)[0]?.excerpt;

it.each([
  ['a line of text', '甲\n  提交申请 -> 审批 : 通过', '审批', '提交申请 -> 审批 : 通过'],
  [
    'a label of XML',
    '<mxCell id="a" value="&lt;b&gt;请假&lt;/b&gt;&lt;br&gt;审批流程" style="rounded=1;"/>',
    '审批',
    '请假 审批流程',
  ],
  ['a text of JSON', '{"elements":[{"type":"text","text":"第一行\\n审批","x":1}]}', '审批', '第一行 审批'],
  [
    'the middle of a long line',
    `${'前'.repeat(40)}审批${'后'.repeat(60)}`,
    '审批',
    `…${'前'.repeat(18)}审批${'后'.repeat(34)}…`,
  ],
])('what was found in a document is shown as %s', (_what, source, query, shown) => {
  expect(excerpt(source, query)).toBe(shown);
});
