import { defineConfig } from 'tsup';
import { componentsConfig } from '../../tsup.base.js';

export default defineConfig(componentsConfig());
