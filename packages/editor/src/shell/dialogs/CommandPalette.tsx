import { useState } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { Palette } from '../palette/Palette.js';
import { isOfPalette, type Commands } from '../commands/command.js';
import { filterTitled } from '../commands/filterCommands.js';
import { editorMessages } from '../locales/index.js';

export interface DialogProps {
  readonly open: boolean;
  readonly commands: Commands;
  readonly locale: Locale;
  /** Holds the dialog. */
  readonly root: HTMLElement | null;
  onClose(): void;
}

/** All commands that can be used now, found by a few letters. */
export function CommandPalette({ open, commands, locale, root, onClose }: DialogProps) {
  const text = useMessages(editorMessages, locale);
  const [query, setQuery] = useState('');
  if (!root) return null;
  const entries = filterTitled([...commands.values()].filter(isOfPalette), query, locale).map(
    ({ id, title, checked, shortcuts }) => ({
      id,
      title: title[locale],
      isChecked: checked === true,
      shortcut: shortcuts?.[0],
    }),
  );
  return (
    <Palette
      open={open}
      label={text.paletteLabel}
      placeholder={text.palettePlaceholder}
      nothing={text.nothingFound}
      query={query}
      sections={[{ id: 'commands', entries }]}
      container={root}
      onQuery={setQuery}
      onChoose={(id) => commands.get(id)?.run()}
      onClose={() => {
        setQuery('');
        onClose();
      }}
    />
  );
}
