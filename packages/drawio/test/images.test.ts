import { createMemoryFiles, loadFiles, type FileStore } from '@letu/core';
import { describe, expect, it, vi } from 'vitest';
import { readFile } from '../src/document/readFile.js';
import { writeFile } from '../src/document/writeFile.js';
import { engine } from '../src/engine.js';
import { converter } from '../src/formats/converter.js';
import { Session } from '../src/surface/session.js';
import { DiagramImages } from '../src/surface/store/diagramImages.js';

const PNG =
  'data:image/png,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Another spelling of the same bytes, which could not be put back as it is. */
const ODD = PNG.replace('data:image/png,', 'data:image/x-png,');

const sourceOf = (...images: readonly string[]) =>
  writeFile(
    readFile(
      `<mxfile><diagram id="p" name="图"><mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${images
        .map(
          (image, at) =>
            `<mxCell id="i${at}" value="" style="shape=image;image=${image};" vertex="1" parent="1"><mxGeometry width="40" height="40" as="geometry"/></mxCell>`,
        )
        .join('')}</root></mxGraphModel></diagram></mxfile>`,
    ),
  );

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const keeping = (): FileStore => {
  const { isFleeting: _isFleeting, ...store } = createMemoryFiles();
  return store;
};

const codec = { read: (source: string) => readFile(source), write: writeFile };
const open = (source: string) => {
  const onChange = vi.fn<() => void>();
  const session = new Session({ type: 'diagram', source }, false, codec, {
    onChange,
    onSelect: () => undefined,
    onComposing: () => undefined,
  });
  return { session, onChange };
};

describe('the images of a file of draw.io', () => {
  it('are files of the diagram once it is opened, and the same text again when it is written', () => {
    const written = sourceOf(PNG, PNG, ODD);
    const { source, files } = converter.read(bytesOf(written), {});
    expect(files).toHaveLength(1);
    expect(source).not.toContain(PNG);
    expect(source).toContain(ODD);
    const { bytes } = converter.write({ type: 'diagram', source }, files, {});
    expect(textOf(bytes)).toBe(written);
  });

  it('are drawn from the files of the diagram', async () => {
    const { source, files } = converter.read(bytesOf(sourceOf(PNG)), {});
    const drawn = async (given: typeof files) => {
      const result = await engine.render(source, { page: '' }, { files: given });
      return result.status === 'success' ? result.svg : '';
    };
    expect(await drawn(files)).toContain(`href="${PNG.replace(',', ';base64,')}"`);
    expect(await drawn([])).not.toContain('<image');
  });

  it('leave the text of a diagram that is edited once they are kept, and stay in it where nothing keeps them', async () => {
    const store = keeping();
    const { session, onChange } = open(sourceOf(PNG, ODD));
    const images = new DiagramImages(session, store, () => undefined);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
    const { source, files = [] } = session.read();
    expect(source).not.toContain(PNG);
    expect(source).toContain(ODD);
    expect(await loadFiles(store, files)).toHaveLength(1);
    expect(images.inText(source)).toBe(sourceOf(PNG, ODD));
    expect(session.canUndo).toBe(false);

    const fleeting = open(sourceOf(PNG));
    const inText = new DiagramImages(fleeting.session, createMemoryFiles(), () => undefined);
    expect(fleeting.session.read()).toEqual({ type: 'diagram', source: sourceOf(PNG) });
    for (const each of [images, inText]) each.dispose();
  });
});
