import { useEffect, useLayoutEffect, useRef } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { useKeyDown } from '../../hooks/useKeyDown.js';
import { pictureMessages } from './locales/index.js';
import { CloseIcon } from './pictureIcons.js';
import type { PointedLink } from './usePointing.js';

export interface LinkPopoverProps {
  readonly link: PointedLink;
  readonly locale: Locale;
  /** Selects the source of the link's shape, where there is one. */
  readonly onSelectSource: (() => void) | undefined;
  onClose(): void;
}

/** Shows where a link of the picture leads before it is opened. */
export function LinkPopover({ link, locale, onSelectSource, onClose }: LinkPopoverProps) {
  const text = useMessages(pictureMessages, locale);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const frame = box.current?.offsetParent?.getBoundingClientRect();
    if (!box.current || !frame) return;
    const { offsetWidth: width, offsetHeight: height, style } = box.current;
    const within = (start: number, length: number, room: number) =>
      Math.max(8, Math.min(start, room - length - 8));
    style.left = `${within(link.x - frame.left - width / 2, width, frame.width)}px`;
    style.top = `${within(link.y - frame.top + 12, height, frame.height)}px`;
  }, [link]);

  useEffect(() => box.current?.querySelector('a')?.focus(), []);

  useKeyDown(box, (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  });

  useEffect(() => {
    const onPress = (event: Event) => {
      if (box.current && !event.composedPath().includes(box.current)) onClose();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [onClose]);

  return (
    <div ref={box} className="letu-popover" role="dialog" aria-label={text.link}>
      <p className="letu-address">{link.address}</p>
      <div className="letu-popover-actions">
        <a
          className="letu-button"
          href={link.address}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => onClose()}
        >
          {text.openLink}
        </a>
        {onSelectSource && (
          <button type="button" className="letu-button" onClick={onSelectSource}>
            {text.selectSource}
          </button>
        )}
        <button type="button" className="letu-tool" aria-label={text.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
    </div>
  );
}
