/** Copies a text. @throws where the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  // Pages without TLS have no clipboard of their own, but the older command.
  if (!navigator.clipboard?.writeText) return copyBySelection(text);
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text);
  }
}

/**
 * Copies a picture.
 *
 * @param picture Passed on as a promise: Safari lets only the click itself copy, not what happens once the picture is drawn.
 * @throws where the browser does not allow it, or the picture cannot be made.
 */
export async function copyPicture(picture: Promise<Blob>): Promise<void> {
  // Whoever awaits it below hears of a failure; where nobody does, it must not surface a second time.
  picture.catch(() => undefined);
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard?.write) {
    throw new TypeError('The browser copies no pictures.');
  }
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
}

function copyBySelection(text: string): void {
  const { activeElement } = document;
  const area = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  area.style.position = 'fixed';
  area.style.opacity = '0';
  // A dialog or full screen keeps everything outside itself from being focused.
  (activeElement?.parentElement ?? document.body).append(area);
  area.select();
  const copied = document.execCommand('copy');
  area.remove();
  if (activeElement instanceof HTMLElement) activeElement.focus();
  if (!copied) throw new TypeError('The browser does not allow copying.');
}
