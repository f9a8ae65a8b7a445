import { DEFAULT_LOCALE, type Locale } from '@letu/core';
import { LAYOUT_WIDTH } from '../config.js';
import { allowFrames } from './frames.js';

/** An element cytoscape draws in; it keeps what draws in it under this name. */
interface CytoscapeContainer extends Node {
  readonly _cyreg?: { readonly cy?: { destroy(): void } };
}

const LEFTOVERS = 'body > .mermaidTooltip, body > #cy, body > #katex-temp';

/**
 * Lends an element in the document to draw in, out of sight, and takes it away again.
 *
 * Mermaid measures what it draws, so it draws in the document itself. In a worker the document is ours alone; on a page
 * nothing may show, shift the layout or inherit the page's style.
 *
 * @param language That of the picture, which decides on fonts.
 */
export async function withDrawingArea<T>(
  work: (area: HTMLElement) => Promise<T>,
  language: Locale = DEFAULT_LOCALE,
): Promise<T> {
  const area = createArea();
  const inner = area.appendChild(document.createElement('div'));
  // Not on the area itself, whose style takes all that is inherited away from it, the language included.
  inner.setAttribute('lang', language);
  document.body.append(area);
  const stopFrames = allowFrames();
  const added: Node[] = [];
  const note = (records: readonly MutationRecord[]) =>
    added.push(...records.flatMap(({ addedNodes }) => [...addedNodes]));
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true });
  try {
    return await work(inner);
  } finally {
    note(observer.takeRecords());
    observer.disconnect();
    endLayouts(added);
    stopFrames();
    area.remove();
    // Mermaid and cytoscape put elements into the body themselves, and leave them there when drawing fails.
    for (const leftover of document.querySelectorAll(LEFTOVERS)) leftover.remove();
  }
}

function createArea(): HTMLElement {
  const area = document.createElement('div');
  area.setAttribute(
    'style',
    // WebKit takes the initial family to be that of the page.
    `all: initial; font-family: serif; display: block; position: fixed; left: 0; top: 0; width: ${LAYOUT_WIDTH}px; height: 800px; ` +
      'visibility: hidden; overflow: hidden; pointer-events: none; contain: strict',
  );
  area.setAttribute('aria-hidden', 'true');
  return area;
}

/** Ends the layouts that were begun: on a page, each would go on asking for frames for ever. */
function endLayouts(added: readonly Node[]): void {
  for (const node of added) (node as CytoscapeContainer)._cyreg?.cy?.destroy();
}
