import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookTheme } from './theme/storybookTheme.js';

interface GlobalsEvent {
  readonly globals: { readonly theme?: unknown };
}

let shown: 'light' | 'dark' | undefined;

/** The frame around the stories is in the theme that the tool bar gives to them. */
function show(theme: 'light' | 'dark'): void {
  if (theme === shown) return;
  shown = theme;
  addons.setConfig({ theme: storybookTheme(theme) });
}

show('light');
addons.register('letu/theme', (api) => {
  const follow = ({ globals }: GlobalsEvent) => show(globals.theme === 'dark' ? 'dark' : 'light');
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
