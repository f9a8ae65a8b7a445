import { useState, type ReactNode } from 'react';
import { PlainButton, type PlainButtonProps } from '../plain/PlainButton.js';
import { lazyPart } from './lazyPart.js';
import type { OpenedMenuProps } from './OpenedMenu.js';

const load = async () => (await import('./OpenedMenu.js')).OpenedMenu;
const OpenedMenu = lazyPart(load);

/** Loads the menus of such buttons. What cannot be loaded ahead is loaded, and told of, when it is wanted. */
export const loadMenus = () => void load().catch(() => undefined);

export interface MenuButtonProps extends Omit<OpenedMenuProps, 'children'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly shape?: PlainButtonProps['shape'];
  readonly size?: PlainButtonProps['size'];
  /** Called when somebody opens or closes it. */
  onPress?(): void;
}

/** A button with an icon and a menu, which loads when somebody reaches for it. */
export function MenuButton({ label, icon, shape, size, onPress, ...menu }: MenuButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const button = (
    <PlainButton
      type="text"
      icon={icon}
      {...(shape ? { shape } : {})}
      {...(size ? { size } : {})}
      aria-label={label}
      aria-haspopup="menu"
      title={label}
      onPointerEnter={loadMenus}
      onFocus={loadMenus}
      onClick={() => {
        setAsked(true);
        onPress?.();
      }}
    />
  );
  if (!isAsked) return button;
  return (
    <OpenedMenu {...menu} fallback={button} onMissing={() => setAsked(false)}>
      {button}
    </OpenedMenu>
  );
}
