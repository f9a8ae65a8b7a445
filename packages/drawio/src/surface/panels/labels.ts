import type { Page, PageCell } from '../../document/model.js';
import { isHtml } from '../edit/styles.js';
import { indexOf } from '../store/pageIndex.js';

const LONGEST = 80;

/** Returns a label as plain text: where it is HTML, what is read of it. */
export function plainLabel(cell: Pick<PageCell, 'label' | 'style'>): string {
  const text = isHtml(cell) && /[<&]/.test(cell.label) ? textOf(cell.label) : cell.label;
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A parsed document runs no script and loads no image. */
function textOf(html: string): string {
  const broken = html.replaceAll(/<(?:br|\/p|\/div|\/li|\/tr)\b[^>]*>/gi, ' $&');
  return new DOMParser().parseFromString(broken, 'text/html').body.textContent;
}

/** Returns what a cell is called in a line: its label, or that of a label on it, or of what it joins. */
export function nameOfCell(page: Page, cell: PageCell, words: CellWords): string {
  const own = plainLabel(cell);
  if (own !== '') return own.length > LONGEST ? `${own.slice(0, LONGEST)}…` : own;
  const index = indexOf(page);
  if (cell.role === 'edge') {
    const end = (id: string | undefined) => {
      const joined = index.cell(id);
      return joined ? plainLabel(joined) || words.untitled : words.loose;
    };
    return words.edge(end(cell.source), end(cell.target));
  }
  const child = index.children(cell.id).find((each) => plainLabel(each) !== '');
  return child ? plainLabel(child) : words.untitled;
}

/** What cells without a label are called. */
export interface CellWords {
  readonly untitled: string;
  readonly loose: string;
  edge(from: string, to: string): string;
}
