import { defineConfig } from 'tsup';
import { kindConfig } from '../../tsup.base.js';

export default defineConfig(kindConfig({ editor: 'src/HandchartEditor.tsx', view: 'src/HandchartView.tsx' }));
