/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';

const styles = {
  place: css({ display: 'flex', alignItems: 'center', gap: 8, fontFamily: 'var(--letu-font-code)' }),
  field: css({
    width: 44,
    height: 32,
    padding: 3,
    border: '1px solid var(--letu-border-strong)',
    borderRadius: 'var(--letu-radius-sm)',
    background: 'var(--letu-surface)',
    cursor: 'pointer',
  }),
};

export interface ColourInputProps {
  readonly label: string;
  /** `#` and six hexadecimal digits. */
  readonly value: string;
  /** Called once a colour was chosen, and not for those on the way to it. */
  onChoose(value: string): void;
}

/** A colour, chosen as the browser lets one choose. */
export function ColourInput({ label, value, onChoose }: ColourInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [onTheWay, setOnTheWay] = useState<string>();
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    // React has no event for this one: its `onChange` is told of every colour on the way.
    const choose = () => {
      setOnTheWay(undefined);
      onChoose(input.value);
    };
    input.addEventListener('change', choose);
    return () => input.removeEventListener('change', choose);
  }, [onChoose]);
  const shown = onTheWay ?? value;
  return (
    <span css={styles.place}>
      {shown}
      <input
        ref={field}
        css={styles.field}
        type="color"
        aria-label={label}
        value={shown}
        onChange={({ target }) => setOnTheWay(target.value)}
      />
    </span>
  );
}
