import { PEN_WIDTHS, type PenColour } from '../../pen/penStroke.js';

/** What a pointer does on the board. */
export type PenTool = 'move' | 'pen' | 'marker' | 'eraser';

/** With what one draws. */
export interface PenChoice {
  readonly tool: PenTool;
  readonly colour: PenColour;
  readonly width: number;
}

export const FIRST_PEN: PenChoice = { tool: 'pen', colour: 'cinnabar', width: PEN_WIDTHS[0] };
/** Readers look around. */
export const LOOKING: PenChoice = { ...FIRST_PEN, tool: 'move' };

/** The keys of the tools, as other drawing programs have them. */
export const TOOL_KEYS: Readonly<Record<PenTool, string>> = { move: 'h', pen: 'p', marker: 'm', eraser: 'e' };
