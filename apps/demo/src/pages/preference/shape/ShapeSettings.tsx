import { PreferenceFrame } from '../PreferenceFrame.js';
import { LibrarySettings } from './LibrarySettings.js';
import { PaletteSettings } from './PaletteSettings.js';
import { StyleSettings } from './StyleSettings.js';

/** How new shapes look, which the palette offers, and the libraries of one's own. */
export function ShapeSettings() {
  return (
    <PreferenceFrame section="shape">
      <StyleSettings />
      <PaletteSettings />
      <LibrarySettings name="drawio" />
      <LibrarySettings name="excalidraw" />
    </PreferenceFrame>
  );
}
