import { loadChunk } from '../routing/loadChunk.js';

/** Loads the navigation, which a page with an account does ahead of time. */
export const loadSide = () => loadChunk(() => import('./Side.js'));
