import { pictureColours, type PictureColours, type SeriesInk } from '@letu/core/palette';

const { light, dark } = pictureColours;

/** The colours of Letu's look. Files say those of the light; `letuInDark` tells what they are in the dark. */
export const LETU = light;

/** The styles of new cells in Letu's look. */
export const LETU_STYLES = {
  vertex: `fillColor=${light.node};strokeColor=${light.nodeLine};fontColor=${light.text};`,
  edge: `strokeColor=${light.edge};fontColor=${light.textQuiet};rounded=1;`,
} as const;

const PARTS = ['soft', 'mid', 'line', 'ink'] as const satisfies readonly (keyof SeriesInk)[];
/** What is written on the accent is white, which is turned as in every file. */
const NAMES = (Object.keys(light) as (keyof PictureColours)[]).filter(
  (name) => name !== 'series' && name !== 'onAccent',
) as readonly Exclude<keyof PictureColours, 'series' | 'onAccent'>[];

/** The colours of Letu's look in the dark, by those in the light. */
export const letuInDark: ReadonlyMap<string, string> = new Map([
  ...light.series.flatMap((ink, at) => PARTS.map((part) => [ink[part], dark.series[at]![part]] as const)),
  ...NAMES.map((name) => [light[name], dark[name]] as const),
]);
