import { colours, type SeriesColours } from '@letu/theme';

/** The name of a colour for icons. It stands for a darker one in the light theme and a lighter one in the dark. */
export type IconColour = keyof SeriesColours;

/** The colours for icons, in the order in which they are offered. */
export const iconColours = Object.keys(colours.light.series) as readonly IconColour[];
