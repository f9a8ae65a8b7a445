import { fullWidthSigns } from '@letu/core';

/** What an input method for Chinese writes, and the sign of D2 that is meant by it. */
export const FULL_WIDTH = fullWidthSigns(':;{}->"#.', { '→': '->', '←': '<-', '↔': '<->', '，': ';' });
