/** Tells whether a text is an address alone, such as somebody pastes to open it. */
export const isLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);
