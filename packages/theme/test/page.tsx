import { version } from 'antd';
import axe from 'axe-core';
import { StrictMode, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import '@ant-design/v5-patch-for-react-19';
import { LetuProvider, type LetuProviderProps } from '@letu/theme';

/** A React tree in the page of a browser test. */
export interface Mounted {
  readonly container: HTMLElement;
  rerender(node: ReactNode): void;
  unmount(): void;
}

/** Mounts a tree in StrictMode, as hosts do while they develop, and removes it when the test ends. */
export function mount(node: ReactNode): Mounted {
  const container = document.createElement('main');
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

/** Mounts a tree inside of a provider, light and Chinese if not told otherwise. */
export function mountThemed(node: ReactNode, settings: LetuProviderProps = {}): Mounted {
  const themed = (inner: ReactNode) => (
    <LetuProvider theme="light" {...settings}>
      {inner}
    </LetuProvider>
  );
  const mounted = mount(themed(node));
  return { ...mounted, rerender: (next) => mounted.rerender(themed(next)) };
}

/** Returns what axe finds wrong with the whole page, dialogs and menus included, as readable lines. */
export async function violations(): Promise<readonly string[]> {
  // Components are not pages: headings and landmarks are the host's.
  const rules = { 'page-has-heading-one': { enabled: false } };
  const { violations: found } = await axe.run(document, { rules });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Returns a prop by the name that the antd at hand knows; antd 6 warns of the names it has replaced. */
export function renamed(before6: string, since6: string, value: string): object {
  return { [Number.parseInt(version, 10) < 6 ? before6 : since6]: value };
}
