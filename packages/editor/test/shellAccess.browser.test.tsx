import axe from 'axe-core';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dialects } from '@letu/codec';
import { DiagramEditor, type DiagramEditorHandle } from '@letu/editor';
import { graphviz } from '@letu/graphviz';
import { COLOURS } from '../../../test/visual/accessibility.js';
import { render } from './render.js';
import { part, previewState, textBox } from './parts.js';
import { barButton, paste } from './shellKit.js';

const GRAPH = 'digraph { a -> b }';
const LINK = `https://kroki.io/graphviz/svg/${dialects.kroki.encode(GRAPH)}`;

async function violations(limits: axe.RunOptions = {}): Promise<readonly string[]> {
  // Menus fade in and buttons take on their colours, and words on the way there have no contrast.
  await expect.poll(() => document.querySelector('[class*="-enter"], [class*="-appear"]')).toBeNull();
  const isPassing = ({ effect }: Animation) => effect?.getTiming().iterations !== Infinity;
  await expect.poll(() => document.getAnimations().filter(isPassing)).toEqual([]);
  // The page of the tests is no page of ours.
  const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };
  const { violations: found } = await axe.run(document.body, {
    ...(limits.runOnly ? limits : { rules }),
    resultTypes: ['violations'],
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const OPENED = {
  'the templates': (container: HTMLElement) => userEvent.click(barButton(container, '模板')),
  'the copy menu': (container: HTMLElement) => userEvent.click(barButton(container, '复制')),
  'the export menu': (container: HTMLElement) => userEvent.click(barButton(container, '导出')),
  'the options': (container: HTMLElement) => userEvent.click(barButton(container, '绘图选项')),
  'the palette': () => userEvent.keyboard('{F1}'),
  'the shortcuts': () => userEvent.keyboard('{Control>}{Shift>}/{/Shift}{/Control}'),
  'a notice': (container: HTMLElement) => Promise.resolve(paste(textBox(container), LINK)),
};
const SIGHTS: Readonly<Record<keyof typeof OPENED, () => Element | null>> = {
  'the templates': () => document.querySelector('[role="menu"]'),
  'the copy menu': () => document.querySelector('[role="menu"]'),
  'the export menu': () => document.querySelector('[role="menu"]'),
  'the options': () => document.querySelector('[data-part="options"]'),
  'the palette': () => document.querySelector('.letu-palette [role="listbox"]'),
  'the shortcuts': () => document.querySelector('.letu-shortcuts dl'),
  'a notice': () => document.querySelector('[data-part="notice"]'),
};

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(Object.keys(OPENED) as (keyof typeof OPENED)[])(
    'an editor with %s open has no accessibility violation',
    async (name) => {
      const { container } = render(
        <DiagramEditor kind={graphviz} defaultValue={GRAPH} storageKey={null} theme={theme} />,
      );
      container.style.width = '1000px';
      await previewState(container, 'ready');
      await userEvent.click(textBox(container));
      await OPENED[name](container);
      await expect.poll(SIGHTS[name]).not.toBeNull();
      expect(await violations(theme === 'dark' ? COLOURS : {})).toEqual([]);
    },
  );
});

describe('the language of the interface', () => {
  it('is English throughout where the host says so', async () => {
    const { container } = render(
      <DiagramEditor kind={graphviz} defaultValue={GRAPH} storageKey={null} locale="en-US" />,
    );
    await previewState(container, 'ready');
    const chinese = () => /\p{Script=Han}+/u.exec(document.body.textContent + labels())?.[0];
    for (const name of ['Templates', 'Copy', 'Export', 'More']) {
      await userEvent.click(page.elementLocator(part(container, 'toolbar')).getByRole('button', { name }));
      await expect.poll(() => page.getByRole('menu').elements().length).toBeGreaterThan(0);
      expect(chinese()).toBeUndefined();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => page.getByRole('menu').elements()).toHaveLength(0);
    }
    await userEvent.keyboard('{Control>}{Alt>}o{/Alt}{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'Drawing options' })).toBeVisible();
    await userEvent.keyboard('{Escape}{F1}');
    await expect.element(page.getByRole('combobox', { name: 'Search commands' })).toHaveFocus();
    expect(chinese()).toBeUndefined();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'More', exact: true }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Keyboard shortcuts' }));
    // In tests, antd gives all dialogs the same id, and so the name of the first.
    await expect.poll(() => container.querySelector('.letu-shortcuts dl')).not.toBeNull();
    expect(chinese()).toBeUndefined();
  });
});

describe('announcements', () => {
  it('tell how the picture stands once that lasts, and nothing that passes while one types', async () => {
    const handle = createRef<DiagramEditorHandle>();
    const { container } = render(
      <DiagramEditor ref={handle} kind={graphviz} defaultValue={GRAPH} storageKey={null} />,
    );
    const note = () => container.querySelector('[data-note="picture"]');
    await expect.poll(() => note()?.textContent).toBe('图已画好');
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(note()?.textContent ?? ''));
    observer.observe(note()!, { subtree: true, childList: true, characterData: true });
    handle.current?.setValue('digraph { a -> ');
    await previewState(container, 'stale');
    handle.current?.setValue('digraph { a -> c }');
    await previewState(container, 'ready');
    handle.current?.setValue('digraph { a -> ');
    await expect.poll(() => said).toEqual(['文本有错误，显示的是之前的图']);
    observer.disconnect();
  });
});

/** Returns the names of everything that has one besides its text. */
function labels(): string {
  const named = [...document.querySelectorAll('[aria-label], [placeholder], [title]')];
  return named
    .flatMap((element) => ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name)))
    .join(' ');
}
