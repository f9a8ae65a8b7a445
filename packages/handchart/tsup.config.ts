import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { kindConfig } from '../../tsup.base.js';

/** Leaves the licence of the fonts beside that of the rest. */
const copyLicence = () => copyFile('OFL.txt', 'dist/OFL.txt');

export default defineConfig(
  kindConfig({
    editor: 'src/HandchartEditor.tsx',
    messages: 'src/messages.ts',
    view: 'src/HandchartView.tsx',
    sketch: 'src/sketchSvg.ts',
  }).map((config) => ({
    ...config,
    onSuccess: copyLicence,
  })),
);
