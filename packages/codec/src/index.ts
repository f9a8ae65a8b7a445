export { pngWithDiagram, svgWithDiagram, type CarriedDiagram } from './carriedDiagram.js';
export { decodeAny } from './decodeAny.js';
export { decodeFile } from './decodeFile.js';
export { foreignFormatOf, type FoundFormat } from './foreignFormats.js';
export { toDiagram } from './toDiagram.js';
export { detectType } from './detectType.js';
export type {
  DecodedDiagram,
  DiagramSettings,
  Dialect,
  DialectName,
  RecogniseOptions,
} from './dialects/dialect.js';
export { dialects } from './dialects/index.js';
export { CodecError, type CodecErrorCode } from './error.js';
export { codecErrorText } from './errorText.js';
export type { Input, LinkInput, PngInput, TextInput } from './input.js';
export { decode, encode } from './kroki.js';
export { decodeDiagram, encodeDiagram, type LinkedDiagram } from './linkCode.js';
export { linkTo } from './linkTo.js';
export { DEFAULT_MAX_BYTES, type DecodeOptions } from './limits.js';
export { codecMessages } from './locales/index.js';
export type { CodecMessages } from './locales/zh-CN.js';
