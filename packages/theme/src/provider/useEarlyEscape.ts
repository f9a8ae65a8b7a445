import { ConfigProvider } from 'antd';
import { useContext, useEffect } from 'react';

/** What opens from inside of a dialog and stands outside of it, with an Escape of its own. */
const POPUPS = ['dropdown', 'select-dropdown', 'picker-dropdown', 'popover'];

/**
 * Lets Escape close a dialog from the moment it is there. antd hears that key once the keyboard's place is in the dialog, which it moves
 * there when the dialog has come to rest: until then, the key would be lost.
 */
export function useEarlyEscape(): void {
  const { getPrefixCls } = useContext(ConfigProvider.ConfigContext);
  const dialogs = `.${getPrefixCls('modal')}-wrap`;
  const popups = POPUPS.map((name) => `.${getPrefixCls(name)}`).join();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      const dialog = [...document.querySelectorAll(dialogs)].findLast((one) => one.checkVisibility());
      const { activeElement: place } = document;
      if (!dialog || dialog.contains(place) || place?.closest(popups)?.checkVisibility()) return;
      // It hears itself, too.
      if (event.target instanceof Node && dialog.contains(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { key, code, keyCode } = event;
      dialog.dispatchEvent(new KeyboardEvent('keydown', { key, code, keyCode, bubbles: true }));
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [dialogs, popups]);
}
