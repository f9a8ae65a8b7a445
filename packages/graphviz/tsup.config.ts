import { defineConfig } from 'tsup';
import { kindConfig } from '../../tsup.base.js';
import { withLicences } from '../../tsup.licences.js';

const [library, ...workers] = kindConfig({ editor: 'src/GraphvizEditor.tsx', view: 'src/GraphvizView.tsx' });

// The grammar is built in: it would bring CodeMirror along wherever the engine is installed.
export default defineConfig([
  { ...library, esbuildPlugins: [withLicences('THIRD-PARTY.language.txt')] },
  ...workers,
]);
