import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as preview from '../.storybook/preview.js';

type Module = Parameters<typeof composeStories>[0];
interface Composed {
  run(context: { canvasElement: HTMLElement }): Promise<void>;
}

const modules = import.meta.glob<Module>('../stories/**/*.stories.tsx', { eager: true });

setProjectAnnotations([preview.default]);

afterEach(() => {
  document.body.replaceChildren();
});

describe.each(Object.entries(modules))('%s', (_, module) => {
  const stories = Object.entries(composeStories(module)) as [string, Composed][];

  it.each(stories)('%s shows what it promises, without a complaint in the console', async (_name, story) => {
    const complaints = ['error', 'warn'].map((level) => vi.spyOn(console, level as 'error'));
    const canvasElement = document.body.appendChild(document.createElement('div'));
    await story.run({ canvasElement });
    expect(canvasElement.childElementCount).toBeGreaterThan(0);
    expect(complaints.flatMap(({ mock }) => mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });
});
