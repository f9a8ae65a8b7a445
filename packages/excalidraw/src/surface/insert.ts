import { FileError, type FileStore } from '@letu/core';
import { showImages } from './boardImages.js';
import type { BoardApi, Vendor } from './vendor.js';

type Skeletons = NonNullable<Parameters<Vendor['convertToExcalidrawElements']>[0]>;

/** A place in the window, in CSS pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** As wide as an image is put onto a board at most, in pixels. */
const WIDEST = 480;

/** Returns where a place of the window is on the board; the middle of what is seen where none is given. */
function onBoard(api: BoardApi, at?: Place): Place {
  const { offsetLeft, offsetTop, scrollX, scrollY, zoom, width, height } = api.getAppState();
  const x = at ? at.x - offsetLeft : width / 2;
  const y = at ? at.y - offsetTop : height / 2;
  return { x: x / zoom.value - scrollX, y: y / zoom.value - scrollY };
}

/** Writes a text into the middle of what is seen. */
export function insertText(vendor: Vendor, api: BoardApi, text: string): void {
  add(vendor, api, [{ type: 'text', text, ...onBoard(api) }]);
}

/** Puts an image onto the board. One that cannot be kept is told by the editor itself. */
export async function insertImage(
  vendor: Vendor,
  api: BoardApi,
  files: FileStore,
  file: Blob,
  at?: Place,
): Promise<void> {
  try {
    const id = await files.put(file);
    const { width, height } = await sizeOf(file);
    const scale = Math.min(1, WIDEST / Math.max(width, height));
    const [w, h] = [width * scale, height * scale];
    const { x, y } = onBoard(api, at);
    const place = { x: x - w / 2, y: y - h / 2, width: w, height: h };
    add(vendor, api, [
      { type: 'image', fileId: id, status: 'saved', ...place } as unknown as Skeletons[number],
    ]);
    await showImages(api, files, [{ type: 'image', fileId: id } as never]);
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    api.setToast({ message: error.message, closable: true });
  }
}

function add(vendor: Vendor, api: BoardApi, skeletons: Skeletons): void {
  const elements = vendor.convertToExcalidrawElements(skeletons);
  api.updateScene({
    elements: [...api.getSceneElementsIncludingDeleted(), ...elements],
    appState: { selectedElementIds: Object.fromEntries(elements.map(({ id }) => [id, true as const])) },
    captureUpdate: vendor.CaptureUpdateAction.IMMEDIATELY,
  });
}

async function sizeOf(file: Blob): Promise<{ readonly width: number; readonly height: number }> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return { width: image.naturalWidth || 200, height: image.naturalHeight || 200 };
  } finally {
    URL.revokeObjectURL(address);
  }
}
