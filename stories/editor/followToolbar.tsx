import type { DecoratorFunction } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import type { CommonProps } from './commonStories.js';

/** Editors have a theme and a language of their own; stories that choose none are given those of Storybook's tool bar. */
export const followToolbar: DecoratorFunction<ReactRenderer, Pick<CommonProps, 'theme' | 'locale'>> = (
  Story,
  { args, globals },
) => (
  <Story
    args={{ ...args, theme: args.theme ?? globals['theme'], locale: args.locale ?? globals['locale'] }}
  />
);
