import { expect } from 'vitest';
import { page } from 'vitest/browser';

type Part = 'code' | 'canvas' | 'preview' | 'problems' | 'toolbar' | 'options' | 'notice';

/** Returns one part of the only editor or view in `container`. */
export function part(container: HTMLElement, name: Part): HTMLElement {
  const element = container.querySelector<HTMLElement>(`[data-part='${name}']`);
  if (!element) throw new Error(`There is no part ${name}.`);
  return element;
}

/** Waits until the preview says a state, and what the diagram is edited with is there. */
export async function previewState(container: HTMLElement, state: string): Promise<void> {
  await surfaceShown(container);
  await expect.poll(() => part(container, 'preview').dataset['state']).toBe(state);
}

/** Returns the markup of the shown picture: of the one in the shadow root of an editor, or the image of a view. */
export async function pictureMarkup(container: HTMLElement): Promise<string> {
  const inline = pictureRoot(container);
  if (inline) return inline.outerHTML;
  const image = container.querySelector('img');
  if (!image) return '';
  return (await fetch(image.src)).text();
}

/** Returns the pictures in the shadow roots of all editors in `container`. */
export function pictures(container: HTMLElement): readonly SVGSVGElement[] {
  const hosts = [...container.querySelectorAll("[data-part='preview'] [role='img']")];
  return hosts.flatMap((host) => [
    ...(host.shadowRoot?.querySelectorAll<SVGSVGElement>('.letu-frame > svg') ?? []),
  ]);
}

/** Returns the picture in the shadow root of an editor, or null while there is none. */
export function pictureRoot(container: HTMLElement): SVGSVGElement | null {
  return pictures(container)[0] ?? null;
}

/** Returns the editable text of an editor. */
export function textBox(container: HTMLElement): HTMLElement {
  const box = page.elementLocator(container).getByRole('textbox').element();
  if (!(box instanceof HTMLElement)) throw new Error('The text box is no HTML element.');
  return box;
}

/** Waits until the editors in `container` have what their diagrams are edited with. */
export async function surfaceShown(container: HTMLElement): Promise<void> {
  await expect.poll(() => container.querySelector('[data-part="code"][aria-busy]')).toBeNull();
}

/** Waits until an editor shows a picture, and returns it. */
export async function shownPicture(container: HTMLElement): Promise<SVGSVGElement> {
  await previewState(container, 'ready');
  await expect.poll(() => pictureRoot(container)).not.toBeNull();
  const picture = pictureRoot(container);
  if (!picture) throw new Error('The picture is gone.');
  return picture;
}

/** Returns the element a picture is looked at through. */
export function pictureView(container: HTMLElement): HTMLElement {
  const view = container.querySelector<HTMLElement>('.letu-view');
  if (!view) throw new Error('There is no picture.');
  return view;
}
