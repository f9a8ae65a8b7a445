import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { safeAddress } from '@letu/editor/canvas';
import type { Point } from '../../layout/scene.js';
import type { CanvasMessages } from '../locales/zh-CN.js';

/** A note or a link that is looked at. */
export interface ShownSign {
  readonly kind: 'note' | 'link';
  readonly value: string;
  /** In pixels of the window. */
  readonly at: Point;
}

export interface SignPopoverProps {
  readonly sign: ShownSign;
  readonly text: CanvasMessages;
  onClose(): void;
}

const MARGIN = 8;

/** Shows a topic's note, or where its link leads before that is opened. */
export function SignPopover({ sign, text, onClose }: SignPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const address = sign.kind === 'link' ? safeAddress(sign.value) : undefined;

  useLayoutEffect(() => {
    const { current } = box;
    const frame = current?.offsetParent?.getBoundingClientRect();
    if (!current || !frame) return;
    const within = (start: number, length: number, room: number) =>
      Math.max(MARGIN, Math.min(start, room - length - MARGIN));
    current.style.left = `${within(sign.at.x - frame.left - current.offsetWidth / 2, current.offsetWidth, frame.width)}px`;
    current.style.top = `${within(sign.at.y - frame.top + 14, current.offsetHeight, frame.height)}px`;
    current.querySelector<HTMLElement>('a, button')?.focus();
  }, [sign]);

  useEffect(() => {
    const press = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) onClose();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  }, [onClose]);

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is in it
    <div ref={box} className="letu-mm-popover" role="dialog" aria-label={text[sign.kind]} onKeyDown={press}>
      <p>{sign.value}</p>
      <footer>
        {address !== undefined && (
          <a
            className="letu-button"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
          >
            {text.openLink}
          </a>
        )}
        <button type="button" className="letu-button" onClick={onClose}>
          {text.close}
        </button>
      </footer>
    </div>
  );
}
