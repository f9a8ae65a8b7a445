import type { ListedKind } from '@letu/core';
import { kinds } from './kinds.js';

/** Returns the kind of a name, such as `pikchr`. @param among The kinds there are; Letu's own when left out. */
export function kindByName(name: string, among: readonly ListedKind[] = kinds): ListedKind | undefined {
  return among.find(({ kind }) => kind === name);
}

/** Returns the kind of a stored type code. @param among The kinds there are; Letu's own when left out. */
export function kindByType(type: string, among: readonly ListedKind[] = kinds): ListedKind | undefined {
  return among.find((kind) => kind.type === type);
}

/** The type of the kind that every diagram is of whose type has no kind of its own. */
const GENERAL = 'diagram';

/**
 * Returns the kind that a diagram of a stored type code is drawn and edited as: types without a kind of their own are
 * general diagrams. Undefined where a product has no kind for those.
 *
 * @param among The kinds there are; Letu's own when left out.
 */
export function kindOfType(type: string, among: readonly ListedKind[] = kinds): ListedKind | undefined {
  return kindByType(type, among) ?? kindByType(GENERAL, among);
}

/** Returns the kind whose pages lie under a path segment. @param among The kinds there are; Letu's own when left out. */
export function kindByPath(path: string, among: readonly ListedKind[] = kinds): ListedKind | undefined {
  return among.find((kind) => kind.path === path);
}

/** Returns the kind that a file is of by its name. @param among The kinds there are; Letu's own when left out. */
export function kindByFile(name: string, among: readonly ListedKind[] = kinds): ListedKind | undefined {
  const lower = name.toLowerCase();
  return among.find(({ extensions }) => extensions.some((extension) => lower.endsWith(extension)));
}

/** Returns the kind of a code block of Markdown. @param among The kinds there are; Letu's own when left out. */
export function kindByFence(fence: string, among: readonly ListedKind[] = kinds): ListedKind | undefined {
  return among.find(({ kind, fence: own }) => own === fence || kind === fence);
}
