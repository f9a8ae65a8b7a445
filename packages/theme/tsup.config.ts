import { defineConfig } from 'tsup';
import { componentsConfig } from '../../tsup.base.js';

export default defineConfig(componentsConfig({ 'next/NextStyles': 'src/next/NextStyles.tsx' }));
