import { ofEachKind } from '../ofEachKind.js';
import { pictures } from './pictures.js';

const ofKinds = await ofEachKind<{ hostile: readonly string[] }>('test/hostile.ts');

/** The hostile inputs by group: diagrams of each kind, and pictures as an engine might answer. */
export const INPUTS: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...ofKinds].map(([kind, { hostile }]) => [kind, hostile] as const),
  ['svg', pictures],
]);
