'use client';

import { ConfigProvider } from 'antd';
import { useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { watchIconScript, type IconScriptState } from './iconScript.js';
import { IconSourceContext } from './iconSource.js';

/** The props of `IconFont`. */
export interface IconFontProps {
  /** The address of a script that puts `<symbol>` elements into the page, as iconfont.cn makes them. */
  readonly scriptUrl: string;
  /** What the ids of the symbols begin with, before the icon's name. @default 'icon-' */
  readonly prefix?: string;
  /** Called when the script has loaded or failed. */
  readonly onStateChange?: (state: IconScriptState) => void;
  /** Where the symbols are used. */
  readonly children?: ReactNode;
}

/**
 * Draws the icons inside of it with the symbols of an icon-font script. Until it has loaded, when it fails, and for names it does not have, the
 * built-in set is drawn. The script runs in the page with all its rights: name only one you trust.
 */
export function IconFont({ scriptUrl, prefix = 'icon-', onStateChange, children }: IconFontProps) {
  const { csp } = useContext(ConfigProvider.ConfigContext);
  const [loaded, setLoaded] = useState<{ url: string; state: IconScriptState }>();
  const nonce = csp?.nonce;
  useEffect(
    () => watchIconScript(scriptUrl, (state) => setLoaded({ url: scriptUrl, state }), nonce),
    [scriptUrl, nonce],
  );
  const state = loaded?.url === scriptUrl ? loaded.state : 'loading';
  useEffect(() => {
    if (state !== 'loading') onStateChange?.(state);
    // The listener is not what this follows.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);
  const source = useMemo(
    () => (name: string) => {
      const id = prefix + name;
      return state === 'ready' && document.getElementById(id) ? `#${id}` : undefined;
    },
    [state, prefix],
  );
  return <IconSourceContext.Provider value={source}>{children}</IconSourceContext.Provider>;
}
