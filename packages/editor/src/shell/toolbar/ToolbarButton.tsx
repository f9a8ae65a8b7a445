import { Button, Tooltip, type ButtonProps } from 'antd';
import type { ReactNode } from 'react';
import { ariaShortcut, shortcutLabel } from '../commands/shortcut.js';
import { useIsMac } from '../commands/useIsMac.js';

export interface ToolbarButtonProps extends Pick<
  ButtonProps,
  'onClick' | 'disabled' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls'
> {
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

/** One button of the tool bar. Its name and shortcut are told by a tooltip where they are not written on it. */
export function ToolbarButton({
  name,
  icon,
  shortcut,
  pressed,
  labelled = false,
  suffix,
  ...button
}: ToolbarButtonProps) {
  const mac = useIsMac();
  const keys = shortcut ? shortcutLabel(shortcut, mac) : undefined;
  const hint = labelled && !keys ? undefined : `${name}${keys ? ` (${keys})` : ''}`;
  return (
    <Tooltip title={hint} mouseEnterDelay={0.6} placement="bottom">
      <Button
        type="text"
        icon={icon}
        className="letu-bar-button"
        aria-label={name}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        {...(shortcut ? { 'aria-keyshortcuts': ariaShortcut(shortcut, mac) } : {})}
        {...button}
      >
        {labelled && <span className="letu-bar-name">{name}</span>}
        {suffix}
      </Button>
    </Tooltip>
  );
}
