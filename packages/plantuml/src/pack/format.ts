/**
 * A pack holds many small files in one, for reading some of them without inflating the rest.
 *
 * All content forms one stream of bytes, cut into blocks of this size that are deflated one by one. The file is the length of
 * the index (32 bits, little-endian), the index (JSON, deflated), and the blocks. Zeros may follow.
 */
export const PACK_BLOCK_BYTES = 128 * 1024;

/** The index of a pack. */
export interface PackIndex {
  /** The deflated length of each block. */
  readonly blocks: readonly number[];
  /** Offset and length in the stream of each named entry. */
  readonly entries: Readonly<Record<string, readonly [offset: number, length: number]>>;
}
