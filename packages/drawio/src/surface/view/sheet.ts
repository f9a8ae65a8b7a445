import type { Page } from '../../document/model.js';
import { isDark } from '../../graph/colors.js';
import { roomOf, union, type Box } from '../edit/bounds.js';
import type { Placement } from '../host.js';

const rooms = new WeakMap<Page['cells'], Box | undefined>();

const numberOf = (page: Page, key: string, otherwise: number) => {
  const value = Number.parseFloat(page.model[key] ?? '');
  return Number.isFinite(value) && value > 0 ? value : otherwise;
};

/** Returns the distance between the lines of a page's grid. */
export const gridOf = (page: Page) => numberOf(page, 'gridSize', 10);

/** Tells whether what is moved on a page keeps to its grid. */
export const hasGrid = ({ model }: Page) => model['grid'] !== '0';

/** Tells whether lines show what is in line with what is moved. */
export const hasGuides = ({ model }: Page) => model['guides'] !== '0';

/** Returns the room of all that is drawn on a page; of one with nothing on it, where one begins. */
export function contentOf(page: Page): Box {
  const { cells } = page;
  if (!rooms.has(cells)) {
    const drawn = cells.filter(({ role, geometry }) => role !== 'other' && geometry);
    rooms.set(cells, union(drawn.map((cell) => roomOf(page, cell))));
  }
  return (
    rooms.get(cells) ?? { x: numberOf(page, 'pageWidth', 827) / 2 - 240, y: 60, width: 480, height: 320 }
  );
}

/** Returns the sheets of paper that what is drawn takes, as one box; undefined for a page without paper. */
export function paperOf(page: Page): Box | undefined {
  if (page.model['page'] === '0') return undefined;
  const [width, height] = [numberOf(page, 'pageWidth', 827), numberOf(page, 'pageHeight', 1169)];
  const content = contentOf(page);
  const [left, top] = [Math.floor(content.x / width), Math.floor(content.y / height)];
  const right = Math.max(Math.ceil((content.x + content.width) / width), left + 1);
  const bottom = Math.max(Math.ceil((content.y + content.height) / height), top + 1);
  return { x: left * width, y: top * height, width: (right - left) * width, height: (bottom - top) * height };
}

/** Lines closer than this are left out, in CSS pixels. */
const LEAST_GRID = 5;

/** Shows the paper and the grid beneath a page. */
export function placeSheet(sheet: HTMLElement, page: Page, { x, y, k }: Placement): void {
  const paper = paperOf(page);
  sheet.toggleAttribute('data-paper', paper !== undefined);
  const at = paper ? { x: x + paper.x * k, y: y + paper.y * k } : { x: 0, y: 0 };
  const origin = paper ? { x: -paper.x * k, y: -paper.y * k } : { x, y };
  let grid = gridOf(page) * k;
  while (grid < LEAST_GRID) grid *= 5;
  const step = hasGrid(page) ? `${grid}px` : '0px';
  const { style } = sheet;
  style.transform = `translate(${at.x}px, ${at.y}px)`;
  style.width = paper ? `${paper.width * k}px` : '100%';
  style.height = paper ? `${paper.height * k}px` : '100%';
  style.setProperty('--letu-dg-grid', step);
  style.setProperty('--letu-dg-coarse', hasGrid(page) ? `${grid * 4}px` : '0px');
  style.setProperty('--letu-dg-at', `${origin.x}px ${origin.y}px`);
  const { background } = page.model;
  const ground = background !== undefined && isColor(background) ? background : '';
  style.backgroundColor = ground;
  // The lines of the theme would glare on paper of the other.
  if (ground === '') delete sheet.dataset['ground'];
  else sheet.dataset['ground'] = isDark(ground) ? 'dark' : 'light';
}

const isColor = (text: string) => /^#[0-9a-f]{3,8}$/i.test(text);
