import { defineConfig } from 'tsup';
import { kindConfig } from '../../tsup.base.js';

export default defineConfig(kindConfig({ editor: 'src/DrawioEditor.tsx', view: 'src/DrawioView.tsx' }));
