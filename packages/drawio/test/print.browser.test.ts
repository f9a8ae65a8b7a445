import { expect, it, onTestFinished } from 'vitest';
import { readFile } from '../src/document/readFile.js';
import { sheetsOf } from '../src/surface/panels/page/printFile.js';

const page = (name: string, size: string) =>
  `<diagram id="${name}" name="${name}"><mxGraphModel ${size}><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="a" value="字" style="rounded=1;" vertex="1" parent="1"><mxGeometry width="80" height="40" as="geometry"/></mxCell></root></mxGraphModel></diagram>`;

it('prints each page on a sheet of its own size', async () => {
  const file = readFile(
    `<mxfile>${page('竖', '')}${page('横', 'pageWidth="1169" pageHeight="827"')}</mxfile>`,
  );
  const frame = await sheetsOf(file, 'zh-CN');
  onTestFinished(() => frame.remove());
  const sheets = frame.contentDocument!;
  expect([...sheets.images].map(({ alt, naturalWidth }) => [alt, naturalWidth > 80])).toEqual([
    ['竖', true],
    ['横', true],
  ]);
  const rules = [...sheets.adoptedStyleSheets[0]!.cssRules].map(({ cssText }) => cssText).join('\n');
  expect(rules).toMatch(/sheet0 \{[^}]*size: 8\.27in 11\.69in/);
  expect(rules).toMatch(/sheet1 \{[^}]*size: 11\.69in 8\.27in/);
  expect([...sheets.images].map((image) => getComputedStyle(image).getPropertyValue('page'))).toEqual([
    'sheet0',
    'sheet1',
  ]);
});
