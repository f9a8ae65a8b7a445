import { FileError, fromBase64, toDiagramFile, type DiagramFile } from '@letu/core';
import type { Scene, SceneElement } from './model.js';

/** Returns the ids of the images that a board shows, each once. */
export function imageIdsOf(elements: readonly SceneElement[]): readonly string[] {
  return [
    ...new Set(
      elements.flatMap((element) =>
        element.type === 'image' && element.fileId !== null ? [element.fileId] : [],
      ),
    ),
  ];
}

/** Takes the images out of a board's text: each is then known by what it holds. Those that cannot be read stay named. */
export function takeImages(scene: Scene): { readonly scene: Scene; readonly files: readonly DiagramFile[] } {
  if (scene.files.size === 0) return { scene, files: [] };
  const taken = new Map<string, DiagramFile>();
  for (const id of imageIdsOf(scene.elements)) {
    const file = fileOf(scene.files.get(id)?.dataURL ?? '');
    if (file) taken.set(id, file);
  }
  const elements = scene.elements.map((element) => {
    const file = element.type === 'image' && element.fileId !== null ? taken.get(element.fileId) : undefined;
    return file ? { ...element, fileId: file.id } : element;
  });
  const files = new Map([...taken.values()].map((file) => [file.id, file]));
  return { scene: { ...scene, elements, files: new Map() }, files: [...files.values()] };
}

function fileOf(address: string): DiagramFile | undefined {
  const bytes = bytesOf(address);
  try {
    return bytes && toDiagramFile(bytes);
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}

/** Returns the bytes of an address that holds a picture itself; undefined for any other. */
function bytesOf(address: string): Uint8Array<ArrayBuffer> | undefined {
  const [, code, text] =
    /^data:image\/[\w.+-]+(?:;(?!base64,)[\w=.-]+)*(?:;base64,([\w+/=\s]+)|,([^\s]+))$/i.exec(address) ?? [];
  try {
    if (text !== undefined) return new TextEncoder().encode(decodeURIComponent(text));
    return code === undefined ? undefined : fromBase64(code);
  } catch {
    return undefined;
  }
}
