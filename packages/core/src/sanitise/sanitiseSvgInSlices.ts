import { rootOf, sanitised, sanitiseSvg } from './sanitiseSvg.js';

/** How many elements are read before others have their turn: some 20 ms of work on an ordinary machine. */
const SLICE = 1000;
const SVG = 'http://www.w3.org/2000/svg';
const MARK = 'data-letu-slice';
/** What may be taken apart: what its parts are allowed to be does not depend on where in the picture they stand. */
const GROUPS = new Set(['svg', 'g', 'a']);

/** How a large picture is cleaned. */
export interface SliceOptions {
  /** Ends the work; the promise then rejects with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** Lets others have their turn. @default the next task */
  readonly pause?: (() => Promise<void>) | undefined;
}

/**
 * Does what `sanitiseSvg` does, in slices of about a thousand elements with a pause before each, so that the page goes on
 * meanwhile. Only reading the text, some 3 ms a thousand elements, and what stands in one `<foreignObject>` or `<defs>` is not sliced.
 *
 * @param svg What an engine drew.
 * @param options See `SliceOptions`.
 * @throws What `sanitiseSvg` throws.
 */
export async function sanitiseSvgInSlices(
  svg: string,
  { signal, pause = nextTask }: SliceOptions = {},
): Promise<SVGSVGElement> {
  // Nothing of a parsed document runs or loads.
  const root = rootOf(new DOMParser().parseFromString(svg, 'text/html'));
  const slices = takeSlices(root);
  if (slices.length === 0) return sanitiseSvg(svg);
  const clean = rootOf(sanitised(root));
  for (const [index, slice] of slices.entries()) {
    await pause();
    signal?.throwIfAborted();
    // A mark that is gone stood in something forbidden.
    const mark = clean.querySelector(`[${MARK}="${index}"]`);
    mark?.replaceWith(...rootOf(sanitised(slice)).childNodes);
  }
  return clean;
}

/** Takes all but the outermost groups out of a picture. Each slice leaves its mark. */
function takeSlices(root: SVGSVGElement): readonly SVGSVGElement[] {
  const sizes = new Map<Element, number>();
  if (measure(root, sizes) <= SLICE) return [];
  const slices: SVGSVGElement[] = [];
  const visit = (group: Element): void => {
    let slice: SVGSVGElement | undefined;
    let size = 0;
    // A copy: what is taken leaves the live list.
    for (const child of Array.from(group.childNodes)) {
      const own = child instanceof Element ? (sizes.get(child) ?? 0) : 0;
      if (child instanceof Element && own > SLICE && GROUPS.has(child.localName)) {
        slice = undefined;
        visit(child);
        continue;
      }
      if (!slice || size + own > SLICE) {
        slice = group.ownerDocument.createElementNS(SVG, 'svg');
        const mark = group.ownerDocument.createElementNS(SVG, 'g');
        mark.setAttribute(MARK, String(slices.length));
        child.before(mark);
        slices.push(slice);
        size = 0;
      }
      slice.append(child);
      size += own;
    }
  };
  visit(root);
  return slices;
}

/** Notes how many elements each one has, itself included. */
function measure(element: Element, sizes: Map<Element, number>): number {
  let size = 1;
  for (const child of element.children) size += measure(child, sizes);
  sizes.set(element, size);
  return size;
}

/** Resolves in a task of its own, also in pages out of sight, whose timers wait. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(undefined);
  });
}
