import { describe } from 'vitest';
import { serveApp } from './app.js';
import { describeAccount } from './account.js';
import { describeDiagrams } from './diagrams.js';
import { describeDeviceTrash, describeLibrary } from './library.js';
import { describeLinks } from './links.js';
import { describeLook } from './look.js';
import { describeSaving } from './saving.js';

// One file, since the app is built once for all of it.
describe('the app', () => {
  const { alone, product } = serveApp();
  describeDiagrams(alone);
  describeLinks(alone);
  describeLook(alone);
  describeDeviceTrash(alone);
  describeAccount(product);
  describeSaving(product);
  describeLibrary(product);
});
