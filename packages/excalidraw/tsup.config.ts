import { defineConfig } from 'tsup';
import { kindConfig } from '../../tsup.base.js';

export default defineConfig(
  kindConfig({ editor: 'src/ExcalidrawEditor.tsx', view: 'src/ExcalidrawView.tsx' }),
);
