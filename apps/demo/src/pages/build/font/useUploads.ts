import { useRef, useState } from 'react';
import { ClientError } from '@letu/client';
import { FONT_LIMIT } from '@letu/client/contract';
import { client } from '../../../server/client.js';
import { readAgain } from '../../../server/queries.js';
import { fileProblem, type FileProblem } from './fileProblem.js';

/** A file on its way to the server, or what came of it. */
export interface FontUpload {
  readonly key: number;
  readonly name: string;
  readonly state:
    | { readonly status: 'sending'; /** From 0 to 1. */ readonly sent: number }
    | { readonly status: 'done'; readonly family: string }
    | { readonly status: 'failed'; readonly problem: FileProblem }
    | { readonly status: 'refused'; readonly words: string };
}

/** Uploads fonts one after the other, and keeps what became of each until it is put away. */
export function useUploads(whose: 'mine' | 'site') {
  const [uploads, setUploads] = useState<readonly FontUpload[]>([]);
  const last = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const set = (key: number, state: FontUpload['state']) =>
    setUploads((all) => all.map((upload) => (upload.key === key ? { ...upload, state } : upload)));

  const send = async (key: number, file: File) => {
    const bytes = file.size > FONT_LIMIT ? undefined : await readBytes(file);
    const problem = fileProblem(file.size, bytes);
    if (problem || !bytes) return set(key, { status: 'failed', problem: problem ?? 'unreadable' });
    try {
      const { family } = await client.call(whose === 'site' ? 'font.uploadSite' : 'font.upload', {
        body: bytes,
        onProgress: (sent) => set(key, { status: 'sending', sent }),
        // What came of each stays on the page, beside its name.
        silent: true,
      });
      set(key, { status: 'done', family });
      await readAgain('font.list');
    } catch (error) {
      if (!(error instanceof ClientError)) throw error;
      set(key, { status: 'refused', words: error.message });
    }
  };

  return {
    uploads,
    add(file: File) {
      const key = (last.current += 1);
      setUploads((all) => [...all, { key, name: file.name, state: { status: 'sending', sent: 0 } }]);
      queue.current = queue.current.then(() => send(key, file));
    },
    dismiss: (key: number) => setUploads((all) => all.filter((upload) => upload.key !== key)),
  };
}

/** Undefined for what cannot be read, such as a folder. */
async function readBytes(file: File): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
