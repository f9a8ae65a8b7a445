import { SearchOutlined } from '@ant-design/icons';
import { Input, Modal, type InputRef } from 'antd';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { emptyDialog } from '../antdNames.js';
import { shortcutLabel } from '../commands/shortcut.js';
import { useIsMac } from '../commands/useIsMac.js';
import { paletteStyles } from './paletteStyles.js';

/** Something that can be chosen. */
export interface PaletteEntry {
  /** Unique in the palette. */
  readonly id: string;
  readonly title: string;
  readonly icon?: ReactNode;
  /** What sets it apart from others of the same title. */
  readonly about?: ReactNode;
  /** Whether it is the present one of several choices. @default false */
  readonly isChecked?: boolean;
  /** The keys that do the same, such as `Mod-Shift-p`. */
  readonly shortcut?: string | undefined;
}

/** Entries of one sort. */
export interface PaletteSection {
  readonly id: string;
  /** What they are called; left out where there is only one sort. */
  readonly title?: string;
  readonly entries: readonly PaletteEntry[];
}

/** A point of the window, in CSS pixels. */
export interface PalettePoint {
  readonly x: number;
  readonly y: number;
}

/** The props of `Palette`. */
export interface PaletteProps {
  readonly open: boolean;
  /** What the palette is called, for screen readers. */
  readonly label: string;
  readonly placeholder: string;
  /** What is said where nothing is found. */
  readonly nothing: string;
  readonly query: string;
  /** What answers to the query, in order. Empty sections are left out. */
  readonly sections: readonly PaletteSection[];
  /** Whether more may come. @default false */
  readonly isBusy?: boolean;
  /** What holds the dialog. */
  readonly container: HTMLElement;
  onQuery(query: string): void;
  /** Called once the dialog is closed and the focus is back where it was: what moves it has the last word. */
  onChoose(id: string): void;
  /** Called when the menu of an entry is asked for. @default the browser's own */
  readonly onMenu?: (id: string, at: PalettePoint) => void;
  onClose(): void;
}

/** A list of whatever can be gone to or done, found by a few letters and chosen with the keyboard. */
export function Palette(props: PaletteProps) {
  const { open, label, container, onClose, onChoose } = props;
  const chosen = useRef<string>(undefined);
  const input = useRef<InputRef>(null);
  return (
    <>
      <style href="letu-palette" precedence="letu">
        {paletteStyles}
      </style>
      <Modal
        open={open}
        title={label}
        footer={null}
        closable={false}
        {...emptyDialog}
        width={600}
        transitionName=""
        maskTransitionName=""
        getContainer={container}
        rootClassName="letu-palette"
        onCancel={onClose}
        // Not earlier: the dialog first notes where the focus was.
        afterOpenChange={(shown) => {
          // What was typed before it was there goes on.
          if (shown) input.current?.focus({ cursor: 'end' });
        }}
        afterClose={() => {
          const id = chosen.current;
          chosen.current = undefined;
          if (id !== undefined) onChoose(id);
        }}
      >
        <PaletteBody
          {...props}
          input={input}
          onChoose={(id) => {
            chosen.current = id;
            onClose();
          }}
        />
      </Modal>
    </>
  );
}

interface PaletteBodyProps extends PaletteProps {
  readonly input: RefObject<InputRef | null>;
}

function PaletteBody(props: PaletteBodyProps) {
  const { label, placeholder, nothing, query, isBusy = false, input, onQuery, onChoose, onMenu } = props;
  const id = useId();
  const [active, setActive] = useState<string>();
  const sections = props.sections.filter(({ entries }) => entries.length > 0);
  const all = sections.flatMap(({ entries }) => entries);
  const at = Math.max(
    0,
    all.findIndex((entry) => entry.id === active),
  );
  const present = all[at];
  const domId = (entry: PaletteEntry) => `${id}-${entry.id}`;
  const presentId = present && domId(present);
  const isFirst = at === 0;

  useEffect(() => {
    if (presentId === undefined) return;
    const option = document.getElementById(presentId);
    // What stands above the first is its section's title.
    if (isFirst) option?.closest('[role="listbox"]')?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [presentId, isFirst]);

  const press = (event: KeyboardEvent) => {
    // Enter and arrows belong to an input method while it composes.
    if (event.nativeEvent.isComposing || !present) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const next = steps[event.key];
    const asksMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (next !== undefined) setActive(all[(next + all.length) % all.length]?.id);
    else if (event.key === 'Enter') onChoose(present.id);
    else if (asksMenu && onMenu && presentId !== undefined) {
      const box = document.getElementById(presentId)?.getBoundingClientRect();
      if (box) onMenu(present.id, { x: box.left + 24, y: box.bottom });
    } else return;
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
        placeholder={placeholder}
        aria-label={label}
        aria-expanded
        aria-controls={`${id}list`}
        aria-autocomplete="list"
        {...(presentId === undefined ? {} : { 'aria-activedescendant': presentId })}
        onChange={({ target }) => {
          onQuery(target.value);
          setActive(undefined);
        }}
        onKeyDown={press}
      />
      <div
        id={`${id}list`}
        className="letu-palette-list"
        role="listbox"
        aria-label={label}
        aria-busy={isBusy}
      >
        {sections.map(({ id: name, title, entries }) => (
          <div
            key={name}
            role="group"
            {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': `${id}${name}` })}
          >
            {title !== undefined && (
              <div className="letu-palette-title" id={`${id}${name}`}>
                {title}
              </div>
            )}
            {entries.map((entry) => (
              <PaletteOption
                key={entry.id}
                id={domId(entry)}
                entry={entry}
                isActive={entry === present}
                onPoint={() => setActive(entry.id)}
                onChoose={() => onChoose(entry.id)}
                onMenu={onMenu && ((point) => onMenu(entry.id, point))}
              />
            ))}
          </div>
        ))}
      </div>
      <p className={all.length > 0 || isBusy ? 'letu-palette-silent' : 'letu-palette-nothing'} role="status">
        {all.length === 0 && !isBusy && nothing}
      </p>
    </>
  );
}

interface PaletteOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isActive: boolean;
  onPoint(): void;
  onChoose(): void;
  readonly onMenu: ((at: PalettePoint) => void) | undefined;
}

function PaletteOption({ id, entry, isActive, onPoint, onChoose, onMenu }: PaletteOptionProps) {
  const { title, icon, about, isChecked = false, shortcut } = entry;
  const mac = useIsMac();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are those of the box above
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
      onContextMenu={(event) => {
        if (!onMenu) return;
        event.preventDefault();
        onMenu({ x: event.clientX, y: event.clientY });
      }}
    >
      {icon !== undefined && <span className="letu-palette-icon">{icon}</span>}
      <span className="letu-palette-name">{title}</span>
      {about !== undefined && <span className="letu-palette-about">{about}</span>}
      {isChecked && <span>✓</span>}
      {shortcut !== undefined && <kbd>{shortcutLabel(shortcut, mac)}</kbd>}
    </div>
  );
}
