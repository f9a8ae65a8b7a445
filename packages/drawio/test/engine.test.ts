import { describe, expect, it } from 'vitest';
import { drawio, drawioMessages } from '@letu/drawio';
import { engine } from '@letu/drawio/engine';
import { describeEngineContract } from '../../core/test/engineContract.js';

/** A file whose page, on its third line, cannot be unpacked. */
const broken = (written: string) =>
  `<mxfile>\n  <!-- ${written} -->\n  <diagram name="${written}">!!</diagram>\n</mxfile>`;

describeEngineContract({
  definition: drawio,
  engine,
  messages: drawioMessages,
  workerEntry: new URL('../src/engine.worker.ts', import.meta.url),
  mistakes: [
    { name: 'behind Chinese', source: broken('流程'), line: 3 },
    { name: 'behind emoji', source: broken('😀👍🏽'), line: 3 },
    { name: 'after a CRLF', source: broken('a').replaceAll('\n', '\r\n'), line: 3 },
  ],
});

describe('the option "page"', () => {
  const page = (id: string, name: string) =>
    `<diagram id="${id}" name="${name}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="${id}a" parent="1" vertex="1" value="${name}"><mxGeometry width="80" height="40" as="geometry"/></mxCell></root></mxGraphModel></diagram>`;
  const source = `<mxfile>${page('one', '概览')}${page('two', '细节')}</mxfile>`;

  it.each([
    ['two', '细节'],
    ['细节', '细节'],
    ['2', '细节'],
    ['', '概览'],
  ])('draws “%s” without a word', async (name, label) => {
    const result = await engine.render(source, { page: name });
    expect(result).toMatchObject({ status: 'success', diagnostics: [], shapes: [{ label }] });
  });

  it('warns of a page that there is not, and draws the first', async () => {
    const result = await engine.render(source, { page: '9' });
    expect(result).toMatchObject({ status: 'success', shapes: [{ label: '概览' }] });
    expect(result.diagnostics).toMatchObject([
      { severity: 'warning', message: expect.stringContaining('9') as string },
    ]);
  });
});
