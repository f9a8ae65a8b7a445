import './withoutOwnerStacks.js';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { cdp, page } from 'vitest/browser';

// Files share one page, and so what they have loaded; each begins where nothing of another is left to be seen.
beforeAll(async () => {
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(1280, 800);
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: 'light' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
});

// As hosts render while they develop.
configure({ reactStrictMode: true });
afterEach(cleanup);
