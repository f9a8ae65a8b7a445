export { ExportOverlay } from '../out/ExportOverlay.js';
export { OptionsPanel } from '../options/OptionsPanel.js';
export { CommandPalette } from './CommandPalette.js';
export { ShortcutsDialog } from './ShortcutsDialog.js';
