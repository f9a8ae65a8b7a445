export { compileWasm, loadAsset, openAsset, type ByteStream } from './asset.js';
export type {
  CanvasDefaults,
  CanvasPart,
  LibraryItem,
  ShapeCategory,
  ShapeLibrary,
  ShapeLook,
} from './canvasPart.js';
export type { Command, CommandGroup } from './command.js';
export {
  blankSource,
  defaultExample,
  examplesIn,
  listedKind,
  templatesOf,
  type AnyDefinition,
  type DiagramDefinition,
  type DiagramExample,
  type DiagramPage,
  type DiagramSubject,
  type ListedKind,
} from './definition.js';
export { defineEngine, type EngineDefinition } from './defineEngine.js';
export {
  diagnosticOnLine,
  LineIndex,
  unlocatedDiagnostic,
  utf16Length,
  type ColumnUnit,
  type Diagnostic,
  type DiagnosticText,
  type Severity,
  type TextRange,
} from './diagnostic.js';
export { decodeText } from './decodeText.js';
export type { Diagram } from './diagram.js';
export type { DrawingService, ServiceProtocol } from './drawingService.js';
export { emptySourceFailure } from './emptySource.js';
export {
  loadWith,
  type DiagramEngine,
  type LoadProgress,
  type RenderContext,
  type RenderFailure,
  type RenderPlace,
  type RenderResult,
  type RenderSuccess,
  type Theme,
} from './engine.js';
export { DiagramError, toDiagramError, type DiagramErrorCode } from './error.js';
export { lookField } from './lookField.js';
export { letuSwatches, swatchesOf, type Swatch, type Swatches } from './swatch.js';
export { cropToContent } from './export/cropToContent.js';
export { inSize, svgSize, withSize, type PictureSize, type WantedSize } from './export/svgSize.js';
export { largestPngScale, toBitmap, toPng, type BitmapFormat, type PngOptions } from './export/toPng.js';
export { toSvgFile, type SvgFileOptions } from './export/toSvgFile.js';
export {
  CANVAS_BYTES,
  sourceBytesOf,
  TEXT_BYTES,
  type KindInfo,
  type KindSample,
  type KindSign,
  type LinkTarget,
  type NamedKind,
} from './kindInfo.js';
export {
  fileIdOf,
  FileError,
  isFileId,
  loadFiles,
  MAX_FILE_BYTES,
  toDiagramFile,
  type DiagramFile,
  type FileErrorCode,
  type FileStore,
} from './file/diagramFile.js';
export { dataAddress, fromBase64, toBase64 } from './file/base64.js';
export { FILE_MEDIA_TYPES, mediaTypeOf, type FileMediaType } from './file/mediaType.js';
export { createMemoryFiles } from './file/memoryFiles.js';
export { fileAddress, fileIdIn, namedFiles, styleAddress, withFilesInText } from './file/namedFiles.js';
export {
  FormatError,
  type ConvertedDiagram,
  type ConvertedFile,
  type ForeignFormat,
  type FormatContext,
  type FormatConverter,
  type FormatErrorCode,
} from './foreignFormat.js';
export { anySignOf, fullWidthSigns } from './fullWidth.js';
export { createHost } from './host/createHost.js';
export {
  DEFAULT_LIMITS,
  type HostedEngine,
  type HostOptions,
  type RenderLimits,
} from './host/hostOptions.js';
export type { HostMessage, RenderJob, WorkerLike, WorkerMessage } from './host/protocol.js';
export { createRenderSession, type RenderSession } from './host/session.js';
export { createKrokiEngine, type KrokiEngineConfig, type KrokiOptions } from './createKrokiEngine.js';
export { keptText, type KeptText } from './keptText.js';
export { DEFAULT_LOCALE, localizedText, type Locale, type LocalizedText } from './locale.js';
export {
  localizedFor,
  messagesFor,
  ownMessages,
  type Dictionary,
  type OwnMessages,
  type PartialMessages,
} from './messages.js';
export {
  acceptsValue,
  knownOptions,
  type ChoiceField,
  type NumberField,
  type OptionChoice,
  type OptionField,
  type SwitchField,
  type TextField,
} from './optionField.js';
export {
  mergeBy,
  MergeConflict,
  mergeFields,
  mergeLists,
  mergeValues,
  settleGone,
  versionsOf,
  type MergeSide,
  type MergeSources,
  type SourceMerge,
  type SourceVersions,
  type Versions,
} from './merge.js';
export { withLanguage } from './pictureLanguage.js';
export {
  compareShapes,
  type DrawnShapes,
  type ShapeChange,
  type ShapeChanges,
} from './shape/compareShapes.js';
export { shapesAt, type Shape } from './shape/shape.js';
export {
  oneLine,
  stampShapes,
  textShapes,
  type DrawnShape,
  type StampedPicture,
} from './shape/stampShapes.js';
export { svgElements, type SvgElement } from './shape/svgElements.js';
export { serialised } from './serialised.js';
export { coreMessages } from './locales/index.js';
export type { CoreMessages } from './locales/zh-CN.js';
export { padWideText, stripPadding, TWO_BYTE_PADDINGS, type PaddedText } from './wideText.js';
export { decodeXml } from './decodeXml.js';
export { CSS_COLORS, nearestWord } from './words.js';
export { readWordTable, type WordRow } from './wordTable.js';
export { stableJson } from './stableJson.js';
export type {
  ChangeOrigin,
  Surface,
  SurfaceChange,
  SurfaceComponent,
  SurfaceFindings,
  SurfaceFix,
  SurfaceHandle,
  SurfacePicture,
  SurfaceProps,
} from './surface.js';
export { headingAmong, titleIn, titleOfWords, type SizedText } from './titleIn.js';
export { normaliseLineBreaks, textChange, type TextChange } from './textChange.js';
