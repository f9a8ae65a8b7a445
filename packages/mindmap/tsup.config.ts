import { defineConfig } from 'tsup';
import { kindConfig } from '../../tsup.base.js';

export default defineConfig(
  kindConfig({ editor: 'src/MindmapEditor.tsx', messages: 'src/messages.ts', view: 'src/MindmapView.tsx' }),
);
