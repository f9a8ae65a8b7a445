import { FileError, type FileStore } from '@letu/core';
import { showImages } from './boardImages.js';
import type { BoardMessages } from './locales/zh-CN.js';
import type { BoardApi, Vendor } from './vendor.js';

type Skeletons = NonNullable<Parameters<Vendor['convertToExcalidrawElements']>[0]>;

/** A place in the window, in CSS pixels. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** As wide as an image is put onto a board at most, in pixels. */
const WIDEST = 480;
/** Room between images that are put there at once, in pixels. */
const APART = 20;

/** Returns where a place of the window is on the board; the middle of what is seen where none is given, or it is elsewhere. */
function onBoard(api: BoardApi, at?: Place): Place {
  const { offsetLeft, offsetTop, scrollX, scrollY, zoom, width, height } = api.getAppState();
  const place = at && { x: at.x - offsetLeft, y: at.y - offsetTop };
  const isSeen = place && place.x >= 0 && place.y >= 0 && place.x <= width && place.y <= height;
  const { x, y } = isSeen ? place : { x: width / 2, y: height / 2 };
  return { x: x / zoom.value - scrollX, y: y / zoom.value - scrollY };
}

/** Returns the topmost frame at a place of the board. */
function frameAt(api: BoardApi, { x, y }: Place): string | null {
  const frame = api
    .getSceneElements()
    .findLast(
      (element) =>
        element.type === 'frame' &&
        x >= element.x &&
        y >= element.y &&
        x <= element.x + element.width &&
        y <= element.y + element.height,
    );
  return frame?.id ?? null;
}

/** Writes a text into the middle of what is seen. */
export function insertText(vendor: Vendor, api: BoardApi, text: string): void {
  add(vendor, api, [{ type: 'text', text, ...onBoard(api) }]);
}

/** What images are put onto a board with. */
export interface ImageTarget {
  readonly vendor: Vendor;
  readonly api: BoardApi;
  readonly files: FileStore;
  readonly text: BoardMessages;
}

interface KeptImage {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/** Puts images onto the board beside each other, as one step. What cannot be shown or kept is told. */
export async function insertImages(target: ImageTarget, images: readonly Blob[], at?: Place): Promise<void> {
  const { vendor, api, files, text } = target;
  const found = await Promise.allSettled(images.map((image) => keepImage(files, image)));
  const kept = found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (kept.length > 0) {
    const place = onBoard(api, at);
    add(vendor, api, inRow(kept, place, frameAt(api, place)));
    await showImages(
      api,
      files,
      kept.map(({ id }) => ({ type: 'image', fileId: id }) as never),
    );
  }
  const failed = found.find((each) => each.status === 'rejected');
  if (!failed) return;
  const { reason }: { reason: unknown } = failed;
  const message = reason instanceof FileError ? text.fileErrors[reason.code] : text.fileNotKept;
  api.setToast({ message, closable: true });
}

/** Keeps an image as a file of the board, once it is known that it can be shown. */
async function keepImage(files: FileStore, image: Blob): Promise<KeptImage> {
  const { width, height } = await sizeOf(image);
  const scale = Math.min(1, WIDEST / Math.max(width, height));
  return { id: await files.put(image), width: width * scale, height: height * scale };
}

function inRow(images: readonly KeptImage[], { x, y }: Place, frameId: string | null): Skeletons {
  const width = images.reduce((sum, image) => sum + image.width, APART * (images.length - 1));
  let left = x - width / 2;
  return images.map(({ id, ...size }) => {
    const place = { ...size, x: left, y: y - size.height / 2 };
    left += size.width + APART;
    return { type: 'image', fileId: id, status: 'saved', frameId, ...place } as unknown as Skeletons[number];
  });
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
    try {
      await image.decode();
    } catch {
      throw new FileError('unsupported-type', 'The image cannot be drawn.');
    }
    return { width: image.naturalWidth || 200, height: image.naturalHeight || 200 };
  } finally {
    URL.revokeObjectURL(address);
  }
}
