import { instance } from '@viz-js/viz';
import { serveRaw } from './rawProtocol.js';

const viz = instance();
serveRaw(async (source) => (await viz).render(source, { format: 'svg' }));
