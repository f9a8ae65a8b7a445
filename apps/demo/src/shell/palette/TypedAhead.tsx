/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useSettings } from '../../settings/SettingsProvider.js';

const styles = {
  waiting: css({
    position: 'fixed',
    insetBlockStart: 100,
    insetInlineStart: '50%',
    zIndex: 1000,
    width: 'min(600px, calc(100vw - 32px))',
    padding: '24px 32px',
    border: '1px solid var(--letu-border)',
    borderRadius: 'var(--letu-radius-md)',
    color: 'var(--letu-text)',
    background: 'var(--letu-surface)',
    boxShadow: 'var(--letu-shadow-raised)',
    font: 'inherit',
    fontSize: 'var(--letu-size-lead)',
    translate: '-50% 0',
    outline: 'none',
  }),
  away: css({
    position: 'fixed',
    insetBlockStart: 0,
    width: 1,
    height: 1,
    margin: 0,
    padding: 0,
    border: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
};

/** The field that is there at once. */
export interface TypedAheadHandle {
  /** Takes the keys, from the very next one on. */
  take(): void;
}

export interface TypedAheadProps {
  readonly ref: Ref<TypedAheadHandle>;
  readonly isOpen: boolean;
  readonly query: string;
  onQuery(query: string): void;
  onComposing(isComposing: boolean): void;
  onClose(): void;
}

/**
 * A plain field that takes what is typed between asking for the palette and its being there, which loads first: nothing of it is
 * lost, nor ends up in what was being written. The palette gives it the focus back, and it hands it to where it was.
 */
export function TypedAhead({ ref, isOpen, query, onQuery, onComposing, onClose }: TypedAheadProps) {
  const { text } = useSettings();
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element>(undefined);
  const takes = useRef(false);
  const [isTaking, setTaking] = useState(false);
  const take = (isTaken: boolean) => {
    takes.current = isTaken;
    setTaking(isTaken);
  };
  useImperativeHandle(ref, () => ({
    take() {
      const { activeElement } = document;
      // It is there already.
      if (activeElement?.closest('.letu-palette')) return;
      if (activeElement && activeElement !== field.current) before.current = activeElement;
      take(true);
      field.current?.focus({ preventScroll: true });
    },
  }));
  const giveBack = () => {
    const place = before.current;
    const isPlace = place instanceof HTMLElement && place !== document.body && place.isConnected;
    if (isPlace) place.focus({ preventScroll: true });
    else field.current?.blur();
  };
  return (
    <input
      ref={field}
      css={isTaking && isOpen ? styles.waiting : styles.away}
      tabIndex={-1}
      aria-hidden={!(isTaking && isOpen)}
      aria-label={text.palette.label}
      placeholder={text.palette.placeholder}
      value={query}
      onChange={({ target }) => onQuery(target.value)}
      onCompositionStart={() => onComposing(true)}
      onCompositionEnd={() => onComposing(false)}
      onFocus={() => {
        if (!isOpen && !takes.current) giveBack();
      }}
      onBlur={() => {
        onComposing(false);
        take(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        onClose();
        giveBack();
      }}
    />
  );
}
