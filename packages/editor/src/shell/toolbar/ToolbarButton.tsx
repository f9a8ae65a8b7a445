import { Button, Tooltip, type ButtonProps } from 'antd';
import { forwardRef, type MouseEvent, type ReactNode } from 'react';
import { useHint } from '@letu/hooks';
import { ariaShortcut, shortcutLabel } from '../commands/shortcut.js';
import { useIsMac } from '../commands/useIsMac.js';

/** Other props go to the button: whatever opens from it adds its own. */
export interface ToolbarButtonProps extends Omit<ButtonProps, 'name' | 'icon' | 'children' | 'type'> {
  readonly name: string;
  readonly icon: ReactNode;
  readonly shortcut?: string | undefined;
  /** Set for a button that stays pressed. */
  readonly pressed?: boolean | undefined;
  /** Shows the name beside the icon. @default false */
  readonly labelled?: boolean | undefined;
  /** What stands behind the name. */
  readonly suffix?: ReactNode;
}

/** One button of the tool bar. A tooltip tells its shortcut, and its name where that is not written on it. */
export const ToolbarButton = forwardRef<HTMLButtonElement, ToolbarButtonProps>(function ToolbarButton(
  { name, icon, shortcut, pressed, labelled = false, suffix, className, onClick, ...button },
  ref,
) {
  const mac = useIsMac();
  const keys = shortcut ? shortcutLabel(shortcut, mac) : undefined;
  const title = labelled ? keys : `${name}${keys ? ` (${keys})` : ''}`;
  const { hint, hide, onMouseEnter } = useHint();
  const press = (event: MouseEvent<HTMLElement>) => {
    hide();
    onClick?.(event);
  };
  return (
    // What the button has opened says what it is, and lies where the tooltip would.
    <Tooltip
      {...hint}
      title={button['aria-expanded'] === true ? '' : title}
      mouseEnterDelay={0.6}
      placement="bottom"
    >
      <Button
        {...button}
        ref={ref}
        onClick={press}
        onMouseEnter={onMouseEnter}
        type="text"
        icon={icon}
        className={['letu-bar-button', className].filter(Boolean).join(' ')}
        aria-label={name}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        {...(shortcut ? { 'aria-keyshortcuts': ariaShortcut(shortcut, mac) } : {})}
      >
        {labelled && <span className="letu-bar-name">{name}</span>}
        {suffix}
      </Button>
    </Tooltip>
  );
});
