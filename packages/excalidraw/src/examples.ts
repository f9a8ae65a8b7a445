import type { DiagramExample } from '@letu/core';
import { blankExample } from './examples/blank.js';

export const examples: readonly DiagramExample[] = [blankExample];
