import { defineConfig } from 'tsup';
import { kindConfig } from '../../tsup.base.js';

export default defineConfig(kindConfig({ editor: 'src/PikchrEditor.tsx', view: 'src/PikchrView.tsx' }));
