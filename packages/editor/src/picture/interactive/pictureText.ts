/** A piece of text in a picture, such as a label. */
export interface TextRun {
  readonly element: Element;
  /** Its text, one `\n` a line break and one blank for any run of white space. */
  readonly text: string;
}

/** A place where a search matches. Offsets count in the text of its run; where they are the same, all of it matches. */
export interface TextMatch {
  readonly run: TextRun;
  readonly from: number;
  readonly to: number;
}

interface Letter {
  readonly node: Text;
  readonly offset: number;
}

const HTML = 'http://www.w3.org/1999/xhtml';
const BLOCKS =
  'div, p, ul, ol, li, table, tbody, tr, td, th, pre, section, h1, h2, h3, h4, h5, h6, blockquote';
/** Text that is kept for use elsewhere and not shown where it stands. */
const UNSHOWN = 'defs, symbol, marker, pattern, clipPath, mask';

/** Returns the texts of a picture in the order they are painted. */
export function textRuns(root: Element): readonly TextRun[] {
  const elements = [...root.querySelectorAll('text, foreignObject')].filter(
    (element) => !element.closest(UNSHOWN),
  );
  return elements
    .flatMap((element) => (element.localName === 'text' ? [element] : htmlLines(element)))
    .map((element) => ({ element, text: letters(element).text.trim() }))
    .filter(({ text }) => text !== '');
}

/** Returns the run that an element belongs to. */
export function textRunAt(element: Element): TextRun | undefined {
  const holder = element.closest('text, foreignObject');
  if (!holder) return undefined;
  const within = holder.localName === 'text' ? [holder] : htmlLines(holder);
  const found = within.find((candidate) => candidate === element || candidate.contains(element)) ?? within[0];
  const text = found && letters(found).text.trim();
  return found && text ? { element: found, text } : undefined;
}

/** Returns the innermost blocks of HTML in a picture, each of which is one label. */
function htmlLines(element: Element): Element[] {
  if (element.querySelector(BLOCKS)) return [...element.children].flatMap(htmlLines);
  return element.namespaceURI === HTML && element.textContent?.trim() ? [element] : [];
}

/** Reads the text of an element and where each of its letters stands. */
function letters(element: Element): { text: string; places: readonly (Letter | undefined)[] } {
  const places: (Letter | undefined)[] = [];
  let text = '';
  const add = (letter: string, place?: Letter) => {
    // White space in the source of the picture is one blank; a line break has no place.
    const shown = place && /\s/.test(letter) ? ' ' : letter;
    if (shown === ' ' && /(?:^|\s)$/.test(text)) return;
    text += shown;
    places.push(place);
  };
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (text !== '' && beginsLine(node)) add('\n');
    } else if (node instanceof Text && !node.parentElement?.closest('title, desc')) {
      for (let offset = 0; offset < node.length; offset += 1) add(node.data[offset] ?? '', { node, offset });
    }
  }
  return { text, places };
}

/** Tells whether an element begins a line of its own inside a label: `<br>`, or a `<tspan>` with a place of its own. */
function beginsLine(element: Element): boolean {
  if (element.localName === 'br') return true;
  return (
    element.localName === 'tspan' &&
    element.hasAttribute('x') &&
    (element.hasAttribute('dy') || element.hasAttribute('y'))
  );
}

/** Finds a text, whatever its case, in the order of the runs. */
export function findMatches(runs: readonly TextRun[], query: string): readonly TextMatch[] {
  const wanted = folded(query.trim());
  if (wanted === '') return [];
  return runs.flatMap((run) => {
    const text = folded(run.text).replaceAll('\n', ' ');
    const found: TextMatch[] = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      found.push({ run, from: at, to: at + wanted.length });
    }
    return found;
  });
}

/** Lowers the letters one by one: as a whole, some texts grow, and offsets would shift. */
function folded(text: string): string {
  return text.replaceAll(/\p{Lu}/gu, (letter) => {
    const lower = letter.toLowerCase();
    return lower.length === letter.length ? lower : letter;
  });
}

/** Returns where a match is shown, in pixels of the window. */
export function matchBoxes({ run, from, to }: TextMatch): readonly DOMRect[] {
  const { text, places } = letters(run.element);
  const skipped = text.length - text.trimStart().length;
  const shown = places.slice(from + skipped, to + skipped).filter((place) => place !== undefined);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return [run.element.getBoundingClientRect()];
  const range = document.createRange();
  range.setStart(first.node, first.offset);
  range.setEnd(last.node, last.offset + 1);
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  return boxes.length > 0 ? boxes : [run.element.getBoundingClientRect()];
}
