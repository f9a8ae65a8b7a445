/** How long scripts that begin by themselves get to begin, in milliseconds. */
const GRACE_MS = 150;
const MOST_ELEMENTS = 400;
const EVENTS = [
  'mouseover',
  'mouseenter',
  'focus',
  'focusin',
  'pointerdown',
  'mousedown',
  'click',
  'load',
  'error',
];

/** Does to every element of the picture what a curious person and a browser may do to it. */
export async function poke(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, GRACE_MS)));
  for (const element of [...pictureElements()].slice(0, MOST_ELEMENTS)) {
    for (const type of EVENTS) {
      element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true }));
    }
  }
  await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
}

function* pictureElements(): Generator<Element> {
  for (const host of document.querySelectorAll('[data-part=preview] *')) {
    if (host.shadowRoot) yield* host.shadowRoot.querySelectorAll('*');
  }
}
