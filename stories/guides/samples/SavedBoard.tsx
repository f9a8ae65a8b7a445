import { useEffect, useState } from 'react';
import { loadFiles, toDiagramFile, type Diagram, type DiagramFile, type FileStore } from '@letu/core';
import { ExcalidrawEditor } from '@letu/excalidraw/editor';
import { ExcalidrawView } from '@letu/excalidraw/view';

/** Images on the host's own server, each by the SHA-256 of its bytes. */
const files: FileStore = {
  async get(id) {
    const answer = await fetch(`/api/files/${id}`);
    return answer.ok ? answer.blob() : undefined;
  },
  async put(content) {
    const { id, bytes } = toDiagramFile(new Uint8Array(await content.arrayBuffer()));
    const { ok, status } = await fetch(`/api/files/${id}`, { method: 'PUT', body: bytes });
    if (!ok) throw new Error(`The image could not be kept: ${status}.`);
    return id;
  },
};

/** Saves the whole diagram: its source, and in `files` the ids of its images. */
async function save(diagram: Diagram): Promise<void> {
  await fetch('/api/board', { method: 'PUT', body: JSON.stringify(diagram) });
}

export function Board({ saved }: { readonly saved: Diagram }) {
  return (
    <ExcalidrawEditor
      defaultValue={saved}
      files={files}
      onChange={(_, { diagram }) => void save(diagram)}
      style={{ height: 600 }}
    />
  );
}

export function BoardPicture({ saved }: { readonly saved: Diagram }) {
  const [images, setImages] = useState<readonly DiagramFile[]>([]);
  useEffect(() => void loadFiles(files, saved.files).then(setImages), [saved.files]);
  return <ExcalidrawView source={saved.source} files={images} style={{ height: 300 }} />;
}
