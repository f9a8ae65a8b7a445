/** Which panes are shown: the text, the text with its picture, or the picture. */
export type PaneLayout = 'code' | 'both' | 'picture';

/** The layouts, in the order to offer them. */
export const PANE_LAYOUTS: readonly PaneLayout[] = ['code', 'both', 'picture'];
