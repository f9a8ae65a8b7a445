import { render as renderIn, type RenderOptions, type RenderResult } from '@testing-library/react';
import { version } from 'antd';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import '@ant-design/v5-patch-for-react-19';
import { LetuProvider, type LetuProviderProps } from '@letu/theme';

/** Renders into the main part of the page. */
export function render(node: ReactNode, options: RenderOptions = {}): RenderResult {
  return renderIn(node, { container: document.body.appendChild(document.createElement('main')), ...options });
}

/** Renders inside of a provider, light and Chinese if not told otherwise. */
export function renderThemed(node: ReactNode, settings: LetuProviderProps = {}): RenderResult {
  return render(node, {
    wrapper: ({ children }) => (
      <LetuProvider theme="light" {...settings}>
        {children}
      </LetuProvider>
    ),
  });
}

/** Returns what axe finds wrong with the whole page, dialogs and menus included, as readable lines. */
export async function violations(limits: axe.RunOptions = {}): Promise<readonly string[]> {
  // Components are not pages: headings and landmarks are the host's.
  const rules = { 'page-has-heading-one': { enabled: false } };
  const { violations: found } = await axe.run(document, { rules, resultTypes: ['violations'], ...limits });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Returns a prop by the name that the antd at hand knows; antd 6 warns of the names it has replaced. */
export function renamed(before6: string, since6: string, value: string): object {
  return { [Number.parseInt(version, 10) < 6 ? before6 : since6]: value };
}
