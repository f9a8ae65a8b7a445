import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { CellMode } from './gridKeys.js';

export interface CellInputProps {
  readonly text: string;
  readonly label: string;
  readonly hintId: string;
  readonly readOnly: boolean;
  readonly mode: CellMode;
  onTyping(): void;
  onComposing(composing: boolean): void;
  onBlur(): void;
  /** Called when it goes away with the focus. */
  onLost(): void;
}

/**
 * The field of the cell that the keys go to. It has the focus at all times with its text selected, so that whatever is typed comes
 * in its place: an input method never begins in another element than it ends in.
 */
export const CellInput = forwardRef<HTMLInputElement, CellInputProps>(function CellInput(props, ref) {
  const { text, label, hintId, readOnly, mode, onTyping, onComposing, onBlur, onLost } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || mode !== 'ready') return;
    if (field.value !== text) field.value = text;
    if (field === document.activeElement) field.select();
  }, [text, mode]);
  const lost = useRef(onLost);
  useLayoutEffect(() => {
    const field = input.current;
    const tell = lost.current;
    return () => {
      if (field === document.activeElement) tell();
    };
  }, []);
  return (
    <input
      ref={input}
      className="letu-grid-input"
      defaultValue={text}
      aria-label={label}
      aria-describedby={hintId}
      readOnly={readOnly}
      data-mode={mode}
      spellCheck={false}
      autoComplete="off"
      onFocus={({ currentTarget }) => {
        if (mode === 'ready') currentTarget.select();
      }}
      onInput={onTyping}
      onCompositionStart={() => {
        onTyping();
        onComposing(true);
      }}
      onCompositionEnd={() => onComposing(false)}
      onBlur={onBlur}
    />
  );
});
