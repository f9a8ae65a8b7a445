import { defineConfig } from 'tsup';
import { kindConfig, workerConfig } from '../../tsup.base.js';

const [library] = kindConfig({
  file: 'src/file.ts',
  editor: 'src/DrawioEditor.tsx',
  messages: 'src/messages.ts',
  view: 'src/DrawioView.tsx',
  createElk: 'src/createElk.ts',
  'createElk.node': 'src/createElk.node.ts',
});

export default defineConfig([
  { ...library, external: ['#createWorker', '#createElk'] },
  workerConfig({ 'engine.worker': 'src/engine.worker.ts', 'layout.worker': 'src/layout.worker.ts' }),
]);
