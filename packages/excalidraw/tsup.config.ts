import { defineConfig } from 'tsup';
import { kindConfig } from '../../tsup.base.js';

export default defineConfig(
  kindConfig({
    editor: 'src/ExcalidrawEditor.tsx',
    messages: 'src/messages.ts',
    view: 'src/ExcalidrawView.tsx',
  }),
);
