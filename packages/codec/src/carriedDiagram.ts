import { decodeXml, withFilesInText } from '@letu/core';
import { withPngText } from './bytes/png.js';
import { carriedFiles, filesOf } from './carriedFiles.js';
import { isDrawioXml, svgWithXml } from './dialects/drawioFile.js';
import { excalidraw } from './dialects/excalidraw.js';
import { isRecord, parseJson } from './dialects/json.js';
import { CodecError } from './error.js';
import { wholeScene, type CarriedDiagram } from './wholeScene.js';

export type { CarriedDiagram };

/** A diagram that was found in a picture. */
export interface FoundDiagram extends CarriedDiagram {
  /** How many of its files are damaged, and not among them. @default 0 */
  readonly damagedFiles?: number;
}

/** The keyword of the text chunk in a PNG. */
const KEYWORD = 'letu';
const NAMESPACE = 'urn:letu:diagram';
const VERSION = 1;

/** Under which Excalidraw looks for a scene in a PNG, and what it looks for in an SVG. */
const SCENE_KEYWORD = 'application/vnd.excalidraw+json';
const SCENE =
  /<metadata><!-- payload-type:application\/vnd\.excalidraw\+json -->[^]*?<!-- payload-end --><\/metadata>/;

/** Under which draw.io looks for a file in a PNG. */
const FILE_KEYWORD = 'mxfile';

const ROOT = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/;
const METADATA = /<metadata><letu:diagram\b[^>]*>[^<]*<\/letu:diagram><\/metadata>/;
const DIAGRAM =
  /<letu:diagram\b[^>]*\bxmlns:letu\s*=\s*["']urn:letu:diagram["'][^>]*>([^<]*)<\/letu:diagram>/;

/**
 * Returns an SVG file that carries its diagram, as JSON in a `<metadata>` element; `decodeAny` finds it there. One it carried
 * before goes.
 *
 * @param svg A file with an `<svg>` element for its root.
 * @throws CodecError `malformed` where there is no such element.
 */
export function svgWithDiagram(svg: string, diagram: CarriedDiagram): string {
  const root = ROOT.exec(svg);
  if (!root) throw new CodecError('malformed', 'The text is no SVG.');
  const at = root.index + root[0].length;
  const rest = svg.slice(at).replace(METADATA, '').replace(SCENE, '');
  const metadata = `<metadata><letu:diagram xmlns:letu="${NAMESPACE}">${toJson(diagram)}</letu:diagram></metadata>`;
  const scene = wholeScene(diagram);
  const others = scene === undefined ? '' : `<metadata>${excalidraw.encode(scene, 'svg')}</metadata>`;
  const open = isDrawio(diagram) ? svgWithXml(root[0], wholeFile(diagram)) : root[0];
  return `${svg.slice(0, root.index)}${open}${metadata}${others}${rest}`;
}

/**
 * Returns a PNG that carries its diagram, as JSON in a text chunk; `decodeAny` finds it there. One it carried before goes.
 *
 * @throws CodecError `malformed` where the bytes are no PNG.
 */
export function pngWithDiagram(png: Uint8Array, diagram: CarriedDiagram): Uint8Array<ArrayBuffer> {
  if (isDrawio(diagram)) {
    const file = encodeURIComponent(wholeFile(diagram).replaceAll(/\p{Cs}/gu, ''));
    return withPngText(withPngText(png, FILE_KEYWORD, file, 'tEXt'), KEYWORD, toJson(diagram));
  }
  const scene = wholeScene(diagram);
  const others =
    scene === undefined ? png : withPngText(png, SCENE_KEYWORD, excalidraw.encode(scene, 'png'), 'tEXt');
  return withPngText(others, KEYWORD, toJson(diagram));
}

/** Returns a diagram as draw.io has it, with its images in the text. */
const wholeFile = ({ source, files = [] }: CarriedDiagram) => withFilesInText(source, files);

/** draw.io opens pictures of its own diagrams by what they carry in its way. */
const isDrawio = ({ source }: CarriedDiagram) => isDrawioXml(source);

/** Returns the diagram in an SVG file, or undefined. @throws CodecError `malformed`. */
export function diagramInSvg(svg: string): FoundDiagram | undefined {
  const json = DIAGRAM.exec(svg)?.[1];
  return json === undefined ? undefined : fromJson(decodeXml(json));
}

/** Returns the diagram among the texts of a PNG, or undefined. @throws CodecError `malformed`. */
export function diagramInPng(texts: ReadonlyMap<string, string>): FoundDiagram | undefined {
  const json = texts.get(KEYWORD);
  return json === undefined ? undefined : fromJson(json);
}

/**
 * Writes JSON of characters that XML takes as they are: programs that save the picture anew change none of it. Line ends and
 * halves of surrogate pairs are escapes in JSON anyway.
 */
function toJson({ type, source, options, files = [] }: CarriedDiagram): string {
  const carried = files.length > 0 ? carriedFiles(files) : undefined;
  return JSON.stringify({ version: VERSION, type, source, options, files: carried }).replaceAll(
    /[<>&\u007F-\u009F\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function fromJson(json: string): FoundDiagram {
  const value = parseJson(json);
  if (!isRecord(value) || typeof value['type'] !== 'string' || typeof value['source'] !== 'string') {
    throw new CodecError('malformed', 'The picture carries no diagram that can be read.');
  }
  const options = value['options'];
  const { files, damaged } = filesOf(value['files']);
  return {
    type: value['type'],
    source: value['source'],
    ...(isRecord(options) ? { options } : {}),
    ...(files.length > 0 ? { files } : {}),
    ...(damaged > 0 ? { damagedFiles: damaged } : {}),
  };
}
