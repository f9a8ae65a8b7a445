import { writeFile } from '../document/writeFile.js';
import { emptyPage } from '../document/readPage.js';
import { LETU } from '../letuLook.js';
import { FILLS, fileOf, Sheet } from './sheet.js';

/** A page to begin on with nothing. */
export const blank = (name: string): string =>
  writeFile({
    attributes: { host: 'letu' },
    pages: [{ ...emptyPage({ id: 'page-1', name }), model: new Sheet(name).page(1).model }],
  });

/** The words of a screen to sign in on. */
export interface SignInWords {
  readonly page: string;
  readonly brand: string;
  readonly motto: string;
  readonly account: string;
  readonly password: string;
  readonly remember: string;
  readonly forgot: string;
  readonly signIn: string;
  readonly or: string;
  readonly others: readonly [string, string, string];
}

/** A screen of a phone, in grey. */
export function signIn(words: SignInWords): string {
  const sheet = new Sheet(words.page);
  const text = 'text;strokeColor=none;fillColor=none;verticalAlign=middle;';
  sheet.shape('', [40, 40, 320, 600], `rounded=1;arcSize=6;strokeWidth=2;${FILLS.white}`);
  sheet.shape('', [160, 54, 80, 6], `rounded=1;arcSize=50;${FILLS.gray}`);
  sheet.shape('', [160, 110, 80, 80], `ellipse;${FILLS.blue}`);
  sheet.shape(words.brand, [80, 200, 240, 30], `${text}align=center;fontSize=18;fontStyle=1;`);
  sheet.shape(words.motto, [80, 230, 240, 24], `${text}align=center;fontColor=${LETU.textQuiet};`);
  const field = `rounded=1;arcSize=16;align=left;spacingLeft=12;${FILLS.gray}`;
  sheet.shape(words.account, [70, 280, 260, 44], field);
  sheet.shape(words.password, [70, 340, 260, 44], field);
  sheet.shape('', [70, 402, 16, 16], `rounded=1;${FILLS.white}`);
  sheet.shape(words.remember, [92, 398, 110, 24], `${text}align=left;`);
  sheet.shape(words.forgot, [220, 398, 110, 24], `${text}align=right;fontColor=${LETU.accent};`);
  sheet.shape(
    words.signIn,
    [70, 440, 260, 46],
    `rounded=1;arcSize=16;fontStyle=1;fontSize=14;${FILLS.accent}`,
  );
  sheet.shape(words.or, [70, 504, 260, 24], `${text}align=center;fontColor=${LETU.textQuiet};`);
  words.others.forEach((label, index) => {
    sheet.shape(label, [88 + index * 80, 546, 64, 64], `ellipse;${FILLS.gray}`);
  });
  return fileOf(sheet);
}

/** The words of a plan on two pages. */
export interface PlanWords {
  readonly pages: readonly [string, string];
  readonly phases: readonly (readonly [name: string, time: string])[];
  readonly title: string;
  readonly risks: readonly (readonly [risk: string, answer: string])[];
  readonly columns: readonly [string, string];
}

/** Phases on the first page, and risks in a table on the second. */
export function plan({ pages, phases, title, risks, columns }: PlanWords): string {
  const first = new Sheet(pages[0], [1100, 850]);
  const fills = [FILLS.blue, FILLS.green, FILLS.amber, FILLS.purple];
  first.shape(
    title,
    [40, 40, 400, 40],
    'text;strokeColor=none;fillColor=none;align=left;verticalAlign=middle;fontSize=18;fontStyle=1;',
  );
  phases.forEach(([name, time], index) => {
    first.shape(
      `<b>${name}</b><br>${time}`,
      [40 + index * 190, 100, 184, 80],
      `shape=step;perimeter=stepPerimeter;fixedSize=1;size=20;${fills[index % fills.length]!}`,
    );
  });
  const second = new Sheet(pages[1], [1100, 850]);
  const cell = (label: string, column: number, row: number, style: string) =>
    second.shape(label, [40 + column * 300, 40 + row * 50, 300, 50], `align=left;spacingLeft=12;${style}`);
  columns.forEach((label, column) => cell(label, column, 0, `fontStyle=1;${FILLS.blue}`));
  risks.forEach(([risk, answer], row) => {
    cell(risk, 0, row + 1, FILLS.white);
    cell(answer, 1, row + 1, FILLS.white);
  });
  return fileOf(first, second);
}
