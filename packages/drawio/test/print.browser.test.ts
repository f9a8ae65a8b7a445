import { expect, it, onTestFinished } from 'vitest';
import { readFile } from '../src/document/readFile.js';
import { sheetsOf } from '../src/surface/panels/page/printFile.js';
import type { Printing } from '../src/surface/panels/page/sheets.js';

const page = (name: string, width: number, height: number) =>
  `<diagram id="${name}" name="${name}"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/><mxCell id="a" value="字" style="rounded=1;" vertex="1" parent="1"><mxGeometry width="${width}" height="${height}" as="geometry"/></mxCell></root></mxGraphModel></diagram>`;

/** Returns the paper of each page, and how many sheets it takes. */
async function printed(printing: Printing) {
  const file = readFile(`<mxfile>${page('竖', 80, 140)}${page('横', 2000, 400)}</mxfile>`);
  const frame = await sheetsOf({ file, pages: file.pages, printing, locale: 'zh-CN' });
  onTestFinished(() => frame.remove());
  const sheets = frame.contentDocument!;
  const rules = [...sheets.adoptedStyleSheets[0]!.cssRules].map(({ cssText }) => cssText).join('\n');
  return file.pages.map(({ name }, at) => ({
    name,
    paper: new RegExp(`sheet${at} \\{[^}]*size: ([^;]*);`).exec(rules)?.[1],
    sheets: sheets.querySelectorAll(`.sheet-${at} > img[alt="${name}"]`).length,
  }));
}

it('prints each page on a sheet that lies as its drawing does', async () => {
  expect(await printed({ fit: 'sheet' })).toEqual([
    { name: '竖', paper: '8.27in 11.69in', sheets: 1 },
    { name: '横', paper: '11.69in 8.27in', sheets: 1 },
  ]);
});

it('prints pages at their size on as many sheets as that takes, or as large as some are', async () => {
  expect((await printed({ fit: 'whole' })).map(({ sheets }) => sheets)).toEqual([1, 2]);
  expect((await printed({ fit: 'sheets', across: 3, down: 1 })).map(({ sheets }) => sheets)).toEqual([1, 3]);
});
