import { ArchiveWriter, type ArchivedRepository } from '@letu/kinds/archive';

/** An archive that is being written in this browser. */
export interface NewArchive {
  readonly writer: ArchiveWriter;
  /** Ends it and returns it as a file. */
  finish(): Blob;
}

/** Pieces are handed to the browser when they are so many bytes, which keeps large blobs out of the page's memory. */
const HAND_OVER_BYTES = 8 << 20;

export function newArchive(repositories: readonly ArchivedRepository[]): NewArchive {
  const parts: Blob[] = [];
  let pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const handOver = () => {
    parts.push(new Blob(pieces));
    pieces = [];
    bytes = 0;
  };
  const writer = new ArchiveWriter({
    repositories,
    onData(piece) {
      pieces.push(piece);
      bytes += piece.length;
      if (bytes >= HAND_OVER_BYTES) handOver();
    },
  });
  return {
    writer,
    finish() {
      writer.finish(Date.now());
      handOver();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
