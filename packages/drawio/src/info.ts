import { listedKind } from '@letu/core';
import { facts } from './facts.js';

/** The kind for lists of kinds: its facts, and the rest when it is asked for. */
export const drawio = listedKind(facts, async () => (await import('./definition.js')).drawio);
