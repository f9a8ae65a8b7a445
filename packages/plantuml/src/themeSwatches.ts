import { swatchesOf, type Swatches } from '@letu/core';

/** What classes, arrows and participants of PlantUML's themes are drawn in (https://plantuml.com/theme). */
const COLOURS = {
  amiga: '#0b58a8 #0b58a8 #ffffff #ffffff #0b58a8',
  'aws-orange': 'none #ec7211 #ec7211 #ec7211 #ec7211',
  'black-knight': 'none #303030 #303030 #303030 #303030',
  bluegray: 'none #33b2e2 #33b2e2 #009fdb #33b2e2',
  blueprint: '#003153 #003153 #d9d3d0 #d9d3d0 #003153',
  'carbon-gray': 'none #f4f4f4 #c6c6c6 #c6c6c6 #f4f4f4',
  cerulean: 'none #59b6ec #2fa4e7 #2fa4e7 #59b6ec',
  'cerulean-outline': 'none none #2fa4e7 #2fa4e7 none',
  'cloudscape-design': 'none #0972d3 #0972d3 #868e96 #0972d3',
  'crt-amber': '#282828 #282828 #ffb000 #ffb000 #282828',
  'crt-green': '#282828 #282828 #33ff33 #33ff33 #282828',
  cyborg: 'none #2a9fd6 #55b2de #2a9fd6 #2a9fd6',
  'cyborg-outline': 'none none #227fab #2a9fd6 none',
  hacker: 'none #d3f198 #d3f198 #b5e853 #d3f198',
  lightgray: 'none #f3f3f3 #f3f3f3 #e2e2e2 #f3f3f3',
  mars: '#f9f9f9 #f1f1f1 #181818 #191919 #e55756',
  materia: 'none #4dabf5 #2196f3 #2196f3 #4dabf5',
  'materia-outline': 'none none #2196f3 #2196f3 none',
  metal: 'none #e5e4e2 #b7b6b5 #e5e4e2 #e5e4e2',
  mimeograph: '#d9d3d0 #d9d3d0 #9275b6 #9275b6 #d9d3d0',
  minty: 'none #86c8b5 #78c2ad #78c2ad #86c8b5',
  mono: 'none #ffffff #000000 #000000 #ffffff',
  plain: 'none #ffffff #000000 #000000 #ffffff',
  'reddress-darkblue': '#777777 #2e2e2e #1b1b1b #ffffff #2e2e2e',
  'reddress-darkgreen': '#777777 #2e2e2e #1b1b1b #ffffff #2e2e2e',
  'reddress-darkorange': '#777777 #2e2e2e #1b1b1b #ffffff #2e2e2e',
  'reddress-darkred': '#777777 #2e2e2e #1b1b1b #ffffff #2e2e2e',
  'reddress-lightblue': 'none #cccccc #aaaaaa #000000 #cccccc',
  'reddress-lightgreen': 'none #cccccc #aaaaaa #000000 #cccccc',
  'reddress-lightorange': 'none #cccccc #aaaaaa #000000 #cccccc',
  'reddress-lightred': 'none #cccccc #aaaaaa #000000 #cccccc',
  sandstone: 'none #325d88 #2d547a #325d88 #325d88',
  silver: 'none #eeeeee #f1f1f1 #eeeeee #eeeeee',
  sketchy: 'none #474747 #333333 #333333 #474747',
  'sketchy-outline': 'none none #333333 #333333 none',
  spacelab: 'none #7c9ab9 #304d6d #446e9b #7c9ab9',
  'spacelab-white': 'none #7c9ab9 #304d6d #446e9b #7c9ab9',
  sunlust: '#fdf6e3 #ffe0e0 #dc322f #657b83 #c2f0ff',
  superhero: 'none #df691a #e58748 #df691a #df691a',
  'superhero-outline': 'none none #b25415 #df691a none',
  toy: '#dddddd #f1f1f1 #181818 #454645 #ff6f61',
  united: 'none #e95420 #d24c1d #e95420 #e95420',
  vibrant: 'none #f1f1f1 #181818 #454645 #ff6347',
} as const;

/** The name of a theme that PlantUML brings along. */
export type PlantumlTheme = keyof typeof COLOURS;

/** What PlantUML's themes look like, on whatever page. */
export const themeSwatches = Object.fromEntries(
  Object.entries(COLOURS).map(([theme, colours]) => [theme, swatchesOf(colours)]),
) as Readonly<Record<PlantumlTheme, Swatches>>;

/** PlantUML without a theme. */
export const PLAIN_SWATCHES = swatchesOf(
  'none #f1f1f1 #181818 #181818 #e2e2f0',
  'none #3a3a3a #e7e7e7 #e7e7e7 #4a4a5c',
);
