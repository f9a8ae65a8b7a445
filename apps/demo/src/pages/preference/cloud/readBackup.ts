import { client } from '../../../server/client.js';
import type { Progress } from '../../../archive/exportGraphs.js';

/** Returns a backup from a storage, piece by piece through the server. @throws ClientError */
export async function readBackup(
  id: string,
  { name, size }: { readonly name: string; readonly size: number },
  onProgress: (progress: Progress) => void,
): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < size;) {
    const { bytes } = await client.call('backup.read', { params: { id, name }, query: { from } });
    // It is shorter than it was listed.
    if (bytes.length === 0) break;
    pieces.push(bytes);
    from += bytes.length;
    onProgress({ done: from, total: size });
  }
  return new Blob(pieces);
}
