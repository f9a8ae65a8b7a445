import { loadPikchr } from 'pikchr-js';
import { serveRaw } from './rawProtocol.js';

const pikchr = loadPikchr();
serveRaw(async (source) => (await pikchr).render(source, 'pikchr', 1));
