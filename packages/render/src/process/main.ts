import { kinds } from '@letu/kinds';
import { serveRenderer } from './serveRenderer.js';

await serveRenderer({ kinds });
