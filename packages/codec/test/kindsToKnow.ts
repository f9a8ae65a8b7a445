import type { NamedKind } from '@letu/core';
import { kinds } from '@letu/kinds';

const named = (type: string, path: string, kroki: readonly string[] = []): NamedKind => ({
  type,
  path,
  title: { 'zh-CN': type, 'en-US': type },
  kroki,
});

/** The kinds of Letu, and some that a product has heard of. */
export const KNOWN: readonly NamedKind[] = [...kinds, named('diagram', 'diagram', ['diagramsnet'])];
