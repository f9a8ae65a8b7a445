import { expect, waitFor } from 'storybook/test';

/** An engine has to start first, which takes its time on a busy machine. */
const START_MS = 60_000;

/** Waits until the preview says a state. */
export async function previewState(canvas: HTMLElement, state: string): Promise<void> {
  await waitFor(
    () => {
      const found = canvas.querySelector<HTMLElement>("[data-part='preview']")?.dataset['state'];
      if (found !== state) throw new Error(`The preview is ${found}, not ${state}.`);
    },
    { timeout: START_MS },
  );
}

/** Returns the picture in the shadow root of an editor, once it is there. */
export async function picture(canvas: HTMLElement): Promise<SVGSVGElement> {
  await previewState(canvas, 'ready');
  return waitFor(() => {
    const found = pictureOf(canvas);
    if (!found) throw new Error('There is no picture yet.');
    return found;
  });
}

/** Returns the markup of the picture that is shown. */
export function pictureMarkup(canvas: HTMLElement): string {
  return pictureOf(canvas)?.outerHTML ?? '';
}

function pictureOf(canvas: HTMLElement): SVGSVGElement | null {
  const host = canvas.querySelector("[data-part='preview'] [role='img']");
  return host?.shadowRoot?.querySelector<SVGSVGElement>('.letu-frame > svg') ?? null;
}

/** Returns the text a user writes in. */
export function textBox(canvas: HTMLElement): HTMLElement {
  const box = canvas.querySelector<HTMLElement>('.cm-content');
  if (!box) throw new Error('There is no text.');
  return box;
}

/** Waits until something is there and has faded in. */
export async function seen(find: () => Promise<HTMLElement>): Promise<void> {
  const element = await find();
  await waitFor(() => expect(element).toBeVisible());
}

/** Returns what is drawn on a canvas, as markup or as the address of its pixels; nothing where it is empty. */
export function canvasMarkup(canvas: HTMLElement): string {
  const drawn = canvas.querySelector("[data-part='canvas'] svg:has([data-shape], [data-cell])");
  if (drawn) return drawn.innerHTML;
  const painted = canvas.querySelector<HTMLCanvasElement>("[data-part='canvas'] canvas.static");
  return painted && isPainted(painted) ? painted.toDataURL() : '';
}

/** Tells whether there is more than one colour. */
function isPainted(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  if (width === 0 || height === 0) return false;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
  const pixels = new Uint32Array(data.buffer);
  return pixels.some((pixel) => pixel !== pixels[0]);
}

/** Waits until a canvas shows something. */
export async function canvasDrawn(canvas: HTMLElement): Promise<void> {
  await waitFor(
    () => {
      if (canvasMarkup(canvas) === '') throw new Error('The canvas is empty.');
    },
    { timeout: START_MS },
  );
}

/** Waits until a canvas takes no changes, in whatever way it says so. */
export async function canvasLocked(canvas: HTMLElement): Promise<void> {
  const says = ['textarea[readonly]', "[role='textbox'][aria-readonly='true']", '.excalidraw--view-mode'];
  const found = () => canvas.querySelector(`[data-part='canvas'] :is(${says.join(', ')})`);
  await waitFor(() => expect(found()).not.toBeNull());
}
