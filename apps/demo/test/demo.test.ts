import { describe } from 'vitest';
import { serveApp } from './app.js';
import { describeDiagrams } from './diagrams.js';
import { describeLinks } from './links.js';
import { describeLook } from './look.js';

// One file, since the app is built once for all of it.
describe('the app', () => {
  const app = serveApp();
  describeDiagrams(app);
  describeLinks(app);
  describeLook(app);
});
