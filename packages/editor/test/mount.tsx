import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** A React tree in the page of a browser test. */
export interface Mounted {
  readonly container: HTMLElement;
  rerender(node: ReactNode): void;
  unmount(): void;
}

/** Mounts a tree in StrictMode, as hosts do while they develop, and removes it when the test ends. */
export function mount(node: ReactNode, { height = '480px' }: { height?: string } = {}): Mounted {
  const container = document.createElement('div');
  container.style.height = height;
  document.body.append(container);
  const root = createRoot(container);
  const rerender = (next: ReactNode) => flushSync(() => root.render(<StrictMode>{next}</StrictMode>));
  const unmount = () => flushSync(() => root.unmount());
  onTestFinished(() => {
    unmount();
    container.remove();
  });
  rerender(node);
  return { container, rerender, unmount };
}
