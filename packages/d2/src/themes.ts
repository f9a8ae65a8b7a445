/** D2's themes (https://d2lang.com/tour/themes) by name, with the numbers D2 knows them by. */
export const THEME_IDS = {
  'neutral-default': 0,
  'neutral-grey': 1,
  'flagship-terrastruct': 3,
  'cool-classics': 4,
  'mixed-berry-blue': 5,
  'grape-soda': 6,
  aubergine: 7,
  'colorblind-clear': 8,
  'vanilla-nitro-cola': 100,
  'orange-creamsicle': 101,
  'shirley-temple': 102,
  'earth-tones': 103,
  'everglade-green': 104,
  'buttered-toast': 105,
  'dark-mauve': 200,
  'dark-flagship-terrastruct': 201,
  terminal: 300,
  'terminal-grayscale': 301,
  origami: 302,
  c4: 303,
} as const;

/** The name of one of D2's themes. */
export type D2OwnTheme = keyof typeof THEME_IDS;

/** The names of D2's themes, in the order to offer them. */
export const D2_THEMES = Object.keys(THEME_IDS) as readonly D2OwnTheme[];

/** The name of a theme: one of D2's, or Letu's look. */
export type D2Theme = D2OwnTheme | 'letu';

/** The theme of dark pictures where neither the options nor the source name one. */
export const DEFAULT_DARK_THEME: D2OwnTheme = 'dark-mauve';
