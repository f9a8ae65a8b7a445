import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { kindConfig } from '../../tsup.base.js';

/** Puts the data files where the built modules look for them. */
const copyData = () => cp('generated/stdlib', 'dist/stdlib', { recursive: true });

export default defineConfig(
  kindConfig({ editor: 'src/PlantumlEditor.tsx', view: 'src/PlantumlView.tsx' }).map((config) => ({
    ...config,
    onSuccess: copyData,
  })),
);
