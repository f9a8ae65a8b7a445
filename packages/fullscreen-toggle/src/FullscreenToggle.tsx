'use client';

import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { Button, Tooltip, type ButtonProps } from 'antd';
import { forwardRef, useEffect, type MouseEvent } from 'react';
import type { Locale } from '@letu/core';
import { fullscreenMessages, useFullscreen, useHint, useMessages, type FullscreenTarget } from '@letu/hooks';
import { useLocale } from '@letu/theme';
import { fullscreenToggleMessages } from './locales/index.js';

/** The props of `FullscreenToggle`; those of antd's `Button` go to the button. */
export interface FullscreenToggleProps extends Omit<ButtonProps, 'icon' | 'href' | 'target'> {
  /** What fills the screen. @default the page */
  readonly target?: FullscreenTarget;
  /** The language of the button's name and of reasons. @default that of the provider around */
  readonly locale?: Locale;
}

/** A button that leaves full screen if the page is in it, and else enters it. Where there is none, it says why. */
export const FullscreenToggle = forwardRef<HTMLButtonElement, FullscreenToggleProps>(
  function FullscreenToggle({ target, locale, onClick, onMouseEnter, ...rest }, ref) {
    const { isFullscreen, limit, isDenied, toggle } = useFullscreen(target);
    const language = useLocale(locale);
    const text = useMessages(fullscreenToggleMessages, language);
    const action = isFullscreen ? text.exit : text.enter;
    const refusal = limit ?? (isDenied ? 'denied' : undefined);
    const refusals = useMessages(fullscreenMessages, language);
    const reason = refusal && refusals[refusal];
    const { hint, hide, onMouseEnter: onReturn } = useHint();
    // Not at every press: one that is refused leaves the reason to be read.
    useEffect(hide, [hide, isFullscreen]);
    const onPress = (event: MouseEvent<HTMLElement>) => {
      onClick?.(event);
      if (!event.defaultPrevented) void toggle();
    };
    const onEnter = (event: MouseEvent<HTMLElement>) => {
      onReturn();
      onMouseEnter?.(event);
    };
    return (
      // Inside of the button's parent, or the hint would not be seen in full screen.
      <Tooltip
        {...hint}
        title={reason || action}
        getPopupContainer={(node) => node.parentElement ?? document.body}
      >
        <Button
          type="text"
          {...rest}
          ref={ref}
          icon={
            isFullscreen ? (
              <FullscreenExitOutlined aria-hidden="true" />
            ) : (
              <FullscreenOutlined aria-hidden="true" />
            )
          }
          aria-label={reason ? `${action}（${reason}）` : action}
          // Not `disabled`: whoever cannot use it should still be able to reach it and read why.
          aria-disabled={limit !== null}
          data-state={limit ? 'unavailable' : isFullscreen ? 'full' : 'windowed'}
          onClick={onPress}
          onMouseEnter={onEnter}
        />
      </Tooltip>
    );
  },
);
