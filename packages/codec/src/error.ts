/** What is wrong with a text that cannot be encoded, or with a code that cannot be decoded. */
export type CodecErrorCode =
  /** There is nothing to decode. */
  | 'empty'
  /** A character that the alphabet of the dialect does not have. */
  | 'invalid-character'
  /** The code ends before its data does. */
  | 'truncated'
  /** Something follows the end of the data. */
  | 'trailing-data'
  /** The data is no deflate stream, or not what its checksum says. */
  | 'corrupt'
  /** The data was compressed with a dictionary of its own, as by the D2 playground before November 2023. */
  | 'preset-dictionary'
  /** The text is larger than the cap. */
  | 'too-large'
  /** The bytes are no UTF-8 text. */
  | 'not-utf8'
  /** The text has half of a surrogate pair, which no UTF-8 can say. */
  | 'lone-surrogate'
  /** What was decoded has not the structure of the dialect. */
  | 'malformed'
  /** No dialect recognises the input. */
  | 'unrecognised'
  /** It is a file of another format, whose converter is not loaded. */
  | 'foreign-format'
  /** It is a file that is locked with a password. */
  | 'encrypted'
  /** The diagram is of a kind that Letu does not have. */
  | 'unsupported-type'
  /** The link names a diagram stored elsewhere, or protected by a key, and does not hold it. */
  | 'not-contained';

/** Why a text could not be encoded or a code not be decoded, with a code to act on. */
export class CodecError extends Error {
  override readonly name = 'CodecError';
  readonly code: CodecErrorCode;

  constructor(code: CodecErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
