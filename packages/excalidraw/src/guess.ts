const BOARD = /^\s*\{[\s\S]{0,2000}?"type"\s*:\s*"excalidraw(?:\/clipboard)?"/;

/** Guesses whether a text is a board: its JSON says so itself. */
export function guess(text: string): number {
  return BOARD.test(text) ? 1 : 0;
}
