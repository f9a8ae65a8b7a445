/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

const choiceStyle = css({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: '1px solid transparent',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  transition: 'background 0.12s, border-color 0.12s',
  '&:hover': { background: 'color-mix(in srgb, currentColor 7%, transparent)' },
  '&:focus-visible': { outline: '2px solid var(--letu-picker-accent)', outlineOffset: 1 },
  '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
});

/** One choice of a `RadioGrid`. */
export interface RadioChoice<Value extends string> {
  readonly value: Value;
  /** Its name, spoken and shown as a hint. */
  readonly label: string;
  readonly content: ReactNode;
}

/** The props of `RadioGrid`. */
export interface RadioGridProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly RadioChoice<Value>[];
  readonly value: Value | undefined;
  readonly disabled: boolean;
  /** The look of the group; emotion turns `css` into it. */
  readonly className?: string;
  readonly onChange: (value: Value) => void;
}

/** How many choices stand in a row, as laid out at this moment. */
function columnsOf(items: readonly HTMLElement[]): number {
  const top = items[0]?.offsetTop;
  const count = items.findIndex(({ offsetTop }) => offsetTop !== top);
  return count === -1 ? items.length : count;
}

/** Where a key leads from a place, or undefined if it leads nowhere. Ends are joined, as in radio groups of browsers. */
function target(key: string, at: number, count: number, columns: number): number | undefined {
  const around = (to: number) => (to + count) % count;
  const within = (to: number) => (to >= 0 && to < count ? to : undefined);
  switch (key) {
    case 'ArrowRight':
      return around(at + 1);
    case 'ArrowLeft':
      return around(at - 1);
    case 'ArrowDown':
      return columns >= count ? around(at + 1) : within(at + columns);
    case 'ArrowUp':
      return columns >= count ? around(at - 1) : within(at - columns);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** A radio group laid out in rows: one stop for Tab, arrows choose, https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
export function RadioGrid<Value extends string>(props: RadioGridProps<Value>) {
  const { label, choices, value, disabled, className, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const chosen = choices.findIndex((choice) => choice.value === value);
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
    const to = target(event.key, at, choices.length, columnsOf(items));
    const choice = to === undefined ? undefined : choices[to];
    if (to === undefined || !choice || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    items[to]?.focus();
    onChange(choice.value);
  };
  return (
    <div ref={root} role="radiogroup" aria-label={label} aria-disabled={disabled} className={className}>
      {choices.map((choice, at) => (
        <button
          key={choice.value}
          type="button"
          css={choiceStyle}
          role="radio"
          aria-checked={at === chosen}
          aria-label={choice.label}
          title={choice.label}
          disabled={disabled}
          tabIndex={at === Math.max(chosen, 0) ? 0 : -1}
          onKeyDown={(event) => onKeyDown(event, at)}
          onClick={() => onChange(choice.value)}
        >
          {choice.content}
        </button>
      ))}
    </div>
  );
}
