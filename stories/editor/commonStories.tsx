import type { ComponentType } from 'react';
import { useState } from 'react';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { DiagramExample } from '@letu/core';
import type { KindEditorProps } from '@letu/editor';
import { canvasDrawn, canvasLocked, canvasMarkup, pictureMarkup, previewState } from './play.js';

/** The props that stories of every kind set; none of them depends on the kind's options. */
export type CommonProps = Omit<
  KindEditorProps<object>,
  'options' | 'defaultOptions' | 'onOptionsChange' | 'engine'
>;

type Story = StoryObj<CommonProps>;
type Play = NonNullable<Story['play']>;

/** What the common stories need to know of a kind. */
export interface CommonFixtures {
  readonly examples: readonly DiagramExample[];
  /** A text with a mistake in it. */
  readonly broken: string;
  /** Whether the picture itself is edited, and no text beside it. @default false */
  readonly isCanvas?: boolean;
}

/** What every editor's stories begin with. */
export const commonArgs: CommonProps = {
  storageKey: null,
  style: { height: '100vh' },
};

/** Returns the stories that every editor has, by the same names. */
export function commonStories(
  Editor: ComponentType<CommonProps>,
  { examples, broken, isCanvas = false }: CommonFixtures,
): Readonly<
  Record<
    'Playground' | 'Default' | 'Controlled' | 'ReadOnly' | 'Dark' | 'Localized' | 'SyntaxError' | 'Examples',
    Story
  >
> {
  const ready = isCanvas ? canvasDrawn : (canvas: HTMLElement) => previewState(canvas, 'ready');
  const drawn: Play = ({ canvasElement }) => ready(canvasElement);
  return {
    Playground: { name: '试一试 Playground' },
    // The same as the playground, which docs pages begin with.
    Default: { name: '默认 Default', tags: ['!autodocs'], play: drawn },
    Controlled: {
      name: '受控 Controlled',
      parameters: described('The host owns the text, and can set another.'),
      render: (props) => <ControlledEditor {...{ Editor, props, examples }} />,
      play: swapped(isCanvas),
    },
    ReadOnly: {
      name: '只读 Read-only',
      parameters: described('The text can be read, selected and copied.'),
      args: { readOnly: true },
      async play({ canvasElement }) {
        await ready(canvasElement);
        if (isCanvas) await canvasLocked(canvasElement);
        else
          await expect(canvasElement.querySelector('.cm-content')).toHaveAttribute('aria-readonly', 'true');
      },
    },
    Dark: {
      name: '深色 Dark',
      parameters: described('Whatever the page around it is.'),
      args: { theme: 'dark' },
      play: drawn,
    },
    Localized: {
      name: '英文界面 English',
      parameters: described('Tool bar, dialogs and messages in English.'),
      args: { locale: 'en-US' },
      async play({ canvasElement, canvas }) {
        await expect(canvas.getByRole('toolbar', { name: 'Tool bar' })).toBeVisible();
        await ready(canvasElement);
      },
    },
    SyntaxError: {
      name: '语法错误 Syntax error',
      parameters: described('The mistake is marked where it is, named, and listed under the text.'),
      args: { defaultValue: broken },
      async play({ canvasElement, canvas }) {
        if (!isCanvas) await previewState(canvasElement, 'error');
        const problems = await canvas.findByRole('region', { name: '问题' }, { timeout: 60_000 });
        await expect(problems).toHaveTextContent(/\d 个错误/);
      },
    },
    Examples: {
      name: '全部示例 Examples',
      // As many editors as there are examples: too long for a docs page.
      tags: ['!autodocs'],
      render: (props) => <ExampleList {...{ Editor, props, examples }} />,
      async play({ canvasElement }) {
        await waitFor(() => expect(readyIn(canvasElement, isCanvas)).toBe(examples.length), {
          timeout: 60_000,
        });
      },
    },
  };
}

function described(story: string) {
  return { docs: { description: { story } } };
}

interface RenderedProps {
  readonly Editor: ComponentType<CommonProps>;
  readonly props: CommonProps;
  readonly examples: readonly DiagramExample[];
}

/** The host owns the text, and can set another. */
function ControlledEditor({ Editor, props, examples }: RenderedProps) {
  const [value, setValue] = useState(examples[0]?.source ?? '');
  const other = examples.find(({ source }) => source !== value);
  const swapButton = (
    <button type="button" className="story-button" onClick={() => setValue(other?.source ?? '')}>
      换一个例子
    </button>
  );
  return <Editor {...props} {...{ value }} onChange={setValue} toolbarEnd={swapButton} />;
}

/** Plays that the host sets another text. */
function swapped(isCanvas: boolean): Play {
  const markup = isCanvas ? canvasMarkup : pictureMarkup;
  return async ({ canvasElement, canvas, userEvent }) => {
    await (isCanvas ? canvasDrawn(canvasElement) : previewState(canvasElement, 'ready'));
    const before = markup(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '换一个例子' }));
    await waitFor(() => expect(markup(canvasElement)).not.toBe(before), { timeout: 30_000 });
  };
}

/** Returns how many examples are drawn. */
function readyIn(canvas: HTMLElement, isCanvas: boolean): number {
  if (!isCanvas) return canvas.querySelectorAll("[data-part='preview'][data-state='ready']").length;
  const sections = [...canvas.querySelectorAll<HTMLElement>('section:has(> .story-heading)')];
  return sections.filter((section) => canvasMarkup(section) !== '').length;
}

/** One editor an example, one below the other. */
function ExampleList({ Editor, props, examples }: RenderedProps) {
  return examples.map(({ id, title, source }) => (
    <section key={id} aria-label={title['zh-CN']}>
      <h2 className="story-heading">{title['zh-CN']}</h2>
      <Editor {...props} defaultValue={source} style={{ height: '26rem' }} aria-label={title['zh-CN']} />
    </section>
  ));
}
