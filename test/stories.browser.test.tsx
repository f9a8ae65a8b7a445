import { composeStories, composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, commands } from 'vitest/browser';
import * as preview from '../.storybook/preview.js';
import { COLOURS, violations, type A11yParameter } from './visual/accessibility.js';
import { isUpdating, whyIncomparable } from './visual/machine.js';
import { holdPassing } from './visual/passing.js';
import { fitSize, makeRoom, resetSize } from './visual/pageSize.js';
import { differenceFrom } from './visual/picture.js';
import { settled } from './visual/settled.js';

type Module = Parameters<typeof composeStories>[0];
interface Composed {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: { readonly a11y?: A11yParameter; readonly layout?: string };
  run(context: { canvasElement: HTMLElement; globals: object }): Promise<void>;
}

const THEMES = ['light', 'dark'] as const;

const modules = import.meta.glob<Module>('../stories/**/*.stories.tsx', { eager: true });
const pictures = import.meta.glob('./visual/baseline/**/*.png');

setProjectAnnotations([preview.default]);

const files = Object.entries(modules).map(([path, module]) => {
  const stories = Object.entries(composeStories(module)) as [string, Composed][];
  return [/stories\/(.*)\.stories/.exec(path)?.[1] ?? path, stories] as const;
});

/** Sets what the reader's system asks for: themes change in place, as the toolbar's do. */
async function emulate(theme: (typeof THEMES)[number]): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ];
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

/** Waits until the story's provider has taken a theme, and what is inside of it has had the time to. */
async function themed(theme: (typeof THEMES)[number]): Promise<void> {
  await expect.poll(() => document.querySelector<HTMLElement>('[data-theme]')?.dataset['theme']).toBe(theme);
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

let incomparable: string | undefined;

beforeAll(async () => {
  // Pictures end where the page does, however long the story is.
  document.body.style.cssText = 'margin: 0; height: 100vh; overflow: hidden';
  const takeRoomBack = await makeRoom();
  await resetSize();
  incomparable = await whyIncomparable();
  return takeRoomBack;
});

beforeEach(async () => {
  await resetSize();
  await emulate('light');
  // What a pointer left by the test before rests on would look hovered, and show its tip.
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
});

afterEach(() => {
  document.body.replaceChildren();
});

// A story is unmounted when the next one runs.
afterAll(() => composeStory({ render: () => <></> }, {}).run());

/** Plays a story by itself, and returns what it complains of from then on. */
async function play(story: Composed): Promise<() => readonly unknown[]> {
  const complaints = ['error', 'warn'].map((level) => vi.spyOn(console, level as 'error'));
  onTestFinished(() => complaints.forEach((spy) => spy.mockRestore()));
  const canvasElement = document.body.appendChild(document.createElement('div'));
  if (story.parameters.layout === 'padded') canvasElement.style.padding = '1rem';
  await story.run({ canvasElement, globals: { ...story.globals, theme: 'system' } });
  expect(canvasElement.childElementCount).toBeGreaterThan(0);
  await settled();
  await fitSize();
  return () => complaints.flatMap(({ mock }) => mock.calls);
}

describe.each(files)('%s', (file, stories) => {
  it.each(stories)(
    '%s is right, accessible and as before in light and dark',
    { tags: 'long' },
    async (name, story) => {
      onTestFinished(holdPassing());
      const complaints = await play(story);
      const differences: unknown[] = [];
      for (const theme of THEMES) {
        await emulate(theme);
        await themed(theme);
        if (!incomparable) differences.push(await differenceFrom(`${file}/${name}-${theme}`));
        await settled();
        const limits = theme === 'light' ? {} : COLOURS;
        expect.soft(await violations(story.parameters.a11y, limits), theme).toEqual([]);
      }
      expect.soft(differences.filter(Boolean)).toEqual([]);
      expect(complaints()).toEqual([]);
    },
  );
});

describe('the baseline of pictures', () => {
  it('can be compared with on this machine', { tags: 'long' }, ({ skip }) => {
    skip(incomparable !== undefined, `Pictures were not compared: ${incomparable}.`);
  });

  it('holds no picture of a story that is gone', { tags: 'long' }, async () => {
    const expected = files.flatMap(([file, stories]) =>
      stories.flatMap(([name]) => THEMES.map((theme) => `./visual/baseline/${file}/${name}-${theme}.png`)),
    );
    const left = Object.keys(pictures).filter((path) => !expected.includes(path));
    if (isUpdating) await Promise.all(left.map((path) => commands.removeFile(path.replace('.', 'test'))));
    else expect(left).toEqual([]);
  });
});
