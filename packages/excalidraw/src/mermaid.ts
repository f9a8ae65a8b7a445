/** Turns a text of Mermaid into a board, as the text of a `.excalidraw` file. @throws Error whose message is for people. */
export type MermaidConverter = (definition: string) => Promise<string>;

let converter: MermaidConverter | undefined;

/**
 * Lets boards take in texts of Mermaid, from a dialog and from the clipboard. Without it neither is offered: a board brings no
 * Mermaid of its own.
 *
 * @param convert Undefined takes it back.
 */
export function provideMermaid(convert: MermaidConverter | undefined): void {
  converter = convert;
}

/** Returns what was provided. */
export const mermaidConverter = (): MermaidConverter | undefined => converter;
