import { installedKinds } from './installedKinds.js';
import { serveRenderer } from './serveRenderer.js';

await serveRenderer({ kinds: installedKinds });
