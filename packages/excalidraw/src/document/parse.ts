import type { TextRange } from '@letu/core';
import { readElement, typeOf, VOLATILE } from './element.js';
import { idOf, isJson, listOf, type Json } from './fields.js';
import { locate } from './locate.js';
import {
  MAX_ELEMENTS,
  MAX_POINTS,
  type InlineFile,
  type Scene,
  type SceneElement,
  type UnknownElement,
} from './model.js';

export type FindingCode =
  | 'syntax'
  | 'tooDeep'
  | 'tooMany'
  | 'tooManyPoints'
  | 'notABoard'
  | 'notAnElement'
  | 'unknownElement'
  | 'duplicateId';

/** Something odd about a source. */
export interface Finding extends TextRange {
  readonly code: FindingCode;
  readonly name: string;
}

/** What a source says. */
export interface ParsedScene {
  /** Undefined where the source is no board. */
  readonly scene: Scene | undefined;
  readonly findings: readonly Finding[];
  /** Where the source says an element, by its id. */
  readonly ranges: ReadonlyMap<string, TextRange>;
}

/** Reads a board. What can be mended is, and is told; fields that are not known are kept. */
export function parse(source: string): ParsedScene {
  const { mistake, isTooDeep, elements: places } = locate(source);
  if (mistake)
    return failed(isTooDeep ? 'tooDeep' : 'syntax', source.slice(mistake.from, mistake.to), mistake);
  const whole: TextRange = { from: source.length - source.trimStart().length, to: source.trimEnd().length };
  const data: unknown = JSON.parse(source);
  if (!isJson(data) || !Array.isArray(data['elements'])) return failed('notABoard', '', whole);
  const reading = readElements(data['elements'], places, whole);
  const fatal = reading.findings.find(({ code }) => code === 'tooMany' || code === 'tooManyPoints');
  if (fatal) return { scene: undefined, findings: [fatal], ranges: new Map() };
  const { findings, ranges, ...elements } = reading;
  return { scene: { ...elements, ...aroundElements(data) }, findings, ranges };
}

/** Reads a board from the values of a file, without saying where anything is. */
export function sceneOf(data: Json): Scene | undefined {
  const whole = { from: 0, to: 0 };
  const { findings, ranges: _ranges, ...elements } = readElements(listOf(data['elements']), [], whole);
  if (findings.some(({ code }) => code === 'tooMany' || code === 'tooManyPoints')) return undefined;
  return { ...elements, ...aroundElements(data) };
}

const failed = (code: FindingCode, name: string, { from, to }: TextRange): ParsedScene => ({
  scene: undefined,
  findings: [{ code, name, from, to }],
  ranges: new Map(),
});

const OWN_FIELDS = new Set(['type', 'version', 'elements', 'appState', 'files']);

function aroundElements(data: Json): Pick<Scene, 'appState' | 'files' | 'rest'> {
  const { appState, files } = data;
  const inline = isJson(files)
    ? Object.entries(files).flatMap(([id, file]): readonly (readonly [string, InlineFile])[] =>
        isJson(file) && typeof file['dataURL'] === 'string' ? [[id, { dataURL: file['dataURL'] }]] : [],
      )
    : [];
  return {
    appState: isJson(appState) ? appState : {},
    files: new Map(inline),
    rest: Object.fromEntries(Object.entries(data).filter(([field]) => !OWN_FIELDS.has(field))),
  };
}

type Reading = Pick<Scene, 'elements' | 'unknownElements'> & Omit<ParsedScene, 'scene'>;

function readElements(list: readonly unknown[], places: readonly TextRange[], whole: TextRange): Reading {
  const elements: SceneElement[] = [];
  const unknownElements: UnknownElement[] = [];
  const findings: Finding[] = [];
  const ranges = new Map<string, TextRange>();
  const ids = new Set<string>();
  let points = 0;
  let place = 0;
  const tell = (code: FindingCode, name: string, at: TextRange) => findings.push({ code, name, ...at });
  if (list.length > MAX_ELEMENTS) tell('tooMany', '', whole);
  else {
    for (const raw of list) {
      const at = isJson(raw) ? (places[place++] ?? whole) : whole;
      if (!isJson(raw) || typeof raw['type'] !== 'string') {
        tell('notAnElement', '', at);
        continue;
      }
      if (raw['isDeleted'] === true || raw['type'] === 'selection') continue;
      const type = typeOf(raw);
      if (!type) {
        tell('unknownElement', raw['type'], at);
        unknownElements.push(withoutVolatile(raw));
        continue;
      }
      points += listOf(raw['points']).length;
      const given = idOf(raw['id']);
      if (given !== null && ids.has(given)) tell('duplicateId', given, at);
      const id = freeId(given ?? type, given === null || ids.has(given), ids);
      ids.add(id);
      if (id === given) ranges.set(id, at);
      elements.push(readElement(raw, type, id));
    }
  }
  if (points > MAX_POINTS) tell('tooManyPoints', '', whole);
  return { elements, unknownElements, findings, ranges };
}

function withoutVolatile(raw: Json): UnknownElement {
  return Object.fromEntries(Object.entries(raw).filter(([field]) => !VOLATILE.has(field)));
}

function freeId(name: string, isTaken: boolean, ids: ReadonlySet<string>): string {
  if (!isTaken) return name;
  let count = ids.size;
  while (ids.has(`${name}-${count}`)) count += 1;
  return `${name}-${count}`;
}
