import { defineConfig } from 'tsup';
import { kindConfig } from '../../tsup.base.js';

export default defineConfig(kindConfig({ editor: 'src/GraphvizEditor.tsx', view: 'src/GraphvizView.tsx' }));
