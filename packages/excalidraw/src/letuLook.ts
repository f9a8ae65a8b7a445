import { pictureColours } from '@letu/core/palette';
import type { BoardDefaults } from './ownDefaults.js';

/** The colours of Letu's look; Excalidraw turns them round in the dark, as it does all. */
export const LETU = pictureColours.light;

/** How new elements of boards look in Letu's look. */
export const LETU_DEFAULTS: BoardDefaults = {
  currentItemStrokeColor: LETU.text,
  currentItemBackgroundColor: LETU.node,
};
