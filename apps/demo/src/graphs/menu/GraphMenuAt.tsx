/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Dropdown } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import type { MenuOptions } from './graphCommands.js';
import type { MenuTarget } from './subject.js';
import { IN_WINDOW, useGraphMenu } from './useGraphMenu.js';

const anchor = css({ position: 'fixed', width: 1, height: 1, pointerEvents: 'none' });

export interface GraphMenuAtProps {
  readonly target: MenuTarget;
  readonly x: number;
  readonly y: number;
  readonly options: MenuOptions;
  onClose(): void;
}

/** A graph's menu where the pointer is, or the keyboard's focus, which goes back there from the menu. */
export function GraphMenuAt({ target, x, y, options, onClose }: GraphMenuAtProps) {
  const [before] = useState(() => document.activeElement);
  const goBack = useCallback(() => {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }, [before]);
  const menu = useGraphMenu(target, true, { ...options, onDialogGone: goBack });
  useEffect(
    () => () => {
      // Whatever the menu has led to may have taken the focus.
      const { activeElement } = document;
      const isLost = activeElement === document.body || activeElement?.closest('.ant-dropdown') !== null;
      if (isLost) goBack();
    },
    [goBack],
  );
  return (
    <Dropdown
      open
      autoFocus
      menu={menu}
      trigger={['click']}
      placement="bottomLeft"
      align={IN_WINDOW}
      onOpenChange={(open) => !open && onClose()}
    >
      <span css={anchor} style={{ left: x, top: y }} />
    </Dropdown>
  );
}
