import { colours } from '@letu/theme';
import { iconColours, type IconColour } from '@letu/icon-picker';

/** Returns how a colour is stored: as the light theme has it. */
export function storedColour(name: IconColour): string {
  return colours.light.series[name];
}

/** Returns the name of a stored colour; that of the brand for one that is none of ours. */
export function colourName(stored: string): IconColour {
  return iconColours.find((name) => storedColour(name) === stored) ?? 'ultramarine';
}
