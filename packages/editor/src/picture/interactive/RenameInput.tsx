import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { pictureMessages } from './locales/index.js';
import type { Canvas } from './useCanvas.js';

/** A label that is being edited in the picture. */
export interface RenamedLabel {
  readonly element: Element;
  readonly label: string;
  /** The id of its shape. */
  readonly shape: string;
}

export interface RenameInputProps {
  readonly renamed: RenamedLabel;
  readonly canvas: Canvas;
  readonly locale: Locale;
  /** Called once: with the new text, or with undefined if it stays as it was. */
  onDone(newLabel: string | undefined): void;
}

/** An input over a label of the picture. Enter takes the text, Esc leaves it; both belong to an input method while it composes. */
export function RenameInput({ renamed, canvas, locale, onDone }: RenameInputProps) {
  const text = useMessages(pictureMessages, locale);
  const { element, label } = renamed;
  const input = useRef<HTMLTextAreaElement>(null);
  const done = useRef(false);
  const [value, setValue] = useState(label);

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  useLayoutEffect(() => {
    const follow = () => place(input.current, element, canvas.viewport.getState().placement.k);
    follow();
    return canvas.viewport.subscribe(follow);
  }, [canvas, element]);

  const finish = (newLabel: string | undefined) => {
    if (done.current) return;
    done.current = true;
    onDone(newLabel === label || newLabel?.trim() === '' ? undefined : newLabel);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') finish(undefined);
    else if (event.key === 'Enter' && !event.shiftKey) finish(value);
    else return;
    event.preventDefault();
  };
  return (
    <textarea
      ref={input}
      className="letu-rename"
      aria-label={text.rename(label)}
      rows={label.split('\n').length}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => finish(value)}
    />
  );
}

/** Puts the input over a label, as large as its letters are seen but never too small to write in. */
function place(input: HTMLTextAreaElement | null, element: Element, scale: number): void {
  const frame = input?.offsetParent?.getBoundingClientRect();
  if (!input || !frame) return;
  const box = element.getBoundingClientRect();
  const size = Math.min(Math.max(parseFloat(getComputedStyle(element).fontSize) * scale, 13), 32);
  const width = Math.min(Math.max(box.width + size * 2, size * 8), frame.width - 16);
  const middle = { x: (box.left + box.right) / 2 - frame.left, y: (box.top + box.bottom) / 2 - frame.top };
  const within = (start: number, length: number, room: number) =>
    Math.max(8, Math.min(start, room - length - 8));
  input.style.fontSize = `${size}px`;
  input.style.width = `${width}px`;
  input.style.left = `${within(middle.x - width / 2, width, frame.width)}px`;
  input.style.top = `${within(middle.y - input.offsetHeight / 2, input.offsetHeight, frame.height)}px`;
}
