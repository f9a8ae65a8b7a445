/** Returns the title of a diagram out of the name of its file. */
export const titleOfFile = (name: string): string => name.replace(/(?:\.drawio)?\.[^.]*$/, '') || name;
