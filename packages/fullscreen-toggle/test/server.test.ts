import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FullscreenToggle } from '@letu/fullscreen-toggle';

it('renders on a server as a button to enter', () => {
  expect(typeof globalThis.document).toBe('undefined');
  expect(renderToString(createElement(FullscreenToggle))).toContain('aria-label="进入全屏"');
});
