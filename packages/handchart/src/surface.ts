import type { Surface } from '@letu/core';
import { ChartSurface, code } from './surface/ChartSurface.js';

/** What charts are edited with: their source in a code pane that knows YAML, its data as a grid, and the types of charts. */
export const surface: Surface = { ...code, Component: ChartSurface };
