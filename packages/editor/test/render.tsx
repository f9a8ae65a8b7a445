import { render as renderIn, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders into a box of the page that is as high as an editor needs. */
export function render(node: ReactNode, { height = '480px' }: { height?: string } = {}): RenderResult {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.height = height;
  return renderIn(node, { container });
}
