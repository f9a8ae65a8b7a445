import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal, type InputRef } from 'antd';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Command, Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { emptyDialog } from '../antdNames.js';
import type { Commands } from '../commands/command.js';
import { filterCommands } from '../commands/filterCommands.js';
import { shortcutLabel } from '../commands/shortcut.js';
import { useIsMac } from '../commands/useIsMac.js';
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
  const chosen = useRef<Command>(undefined);
  const input = useRef<InputRef>(null);
  if (!root) return null;
  return (
    <Modal
      open={open}
      title={text.paletteLabel}
      footer={null}
      closable={false}
      {...emptyDialog}
      width={560}
      transitionName=""
      maskTransitionName=""
      getContainer={root}
      rootClassName="letu-palette"
      onCancel={onClose}
      // Not earlier: the dialog first notes where the focus was.
      afterOpenChange={(shown) => {
        if (shown) input.current?.focus();
      }}
      // The focus goes back to where it was first; a command that moves it has the last word.
      afterClose={() => {
        chosen.current?.run();
        chosen.current = undefined;
      }}
    >
      <PaletteBody
        {...{ commands, locale, input }}
        onChoose={(command) => {
          chosen.current = command;
          onClose();
        }}
      />
    </Modal>
  );
}

interface PaletteBodyProps extends Pick<DialogProps, 'commands' | 'locale'> {
  readonly input: RefObject<InputRef | null>;
  onChoose(command: Command): void;
}

function PaletteBody({ commands, locale, input, onChoose }: PaletteBodyProps) {
  const text = useMessages(editorMessages, locale);
  const mac = useIsMac();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const usable = [...commands.values()].filter(({ id: name, enabled }) => enabled && name !== 'palette');
  const found = filterCommands(usable, query, locale);
  const at = Math.min(active, found.length - 1);

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const move = (event: KeyboardEvent) => {
    // Enter and arrows belong to an input method while it composes.
    if (event.nativeEvent.isComposing || found.length === 0) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const next = steps[event.key];
    if (next !== undefined) setActive((next + found.length) % found.length);
    else if (event.key === 'Enter' && found[at]) onChoose(found[at]);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Input
        ref={input}
        role="combobox"
        prefix={<SearchOutlined aria-hidden="true" />}
        variant="borderless"
        size="large"
        value={query}
        placeholder={text.palettePlaceholder}
        aria-label={text.paletteLabel}
        aria-expanded
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        {...(found.length > 0 ? { 'aria-activedescendant': `${id}${at}` } : {})}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
        onKeyDown={move}
      />
      <div
        ref={list}
        id={`${id}list`}
        className="letu-commands"
        role="listbox"
        aria-label={text.paletteLabel}
      >
        {found.map((command, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the box above
          <div
            key={command.id}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(command)}
          >
            <span className="letu-command-title">{command.title[locale]}</span>
            {command.checked && <span className="letu-command-mark">✓</span>}
            {command.shortcuts?.[0] && <kbd>{shortcutLabel(command.shortcuts[0], mac)}</kbd>}
          </div>
        ))}
      </div>
      <p className={found.length > 0 ? 'letu-hidden' : 'letu-nothing'} role="status">
        {found.length === 0 && text.nothingFound}
      </p>
    </>
  );
}
