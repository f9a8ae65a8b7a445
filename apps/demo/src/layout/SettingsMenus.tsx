/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Suspense } from 'react';
import { loadedWhenIdle } from './whenIdle.js';

const ChoiceMenus = loadedWhenIdle(async () => (await import('./ChoiceMenus.js')).ChoiceMenus);

const place = css({ display: 'flex', gap: 4, minWidth: 68, minHeight: 32 });

/** The switches of theme and language, whose menus load when the page has come to rest. */
export function SettingsMenus() {
  return (
    <div css={place}>
      <Suspense>
        <ChoiceMenus />
      </Suspense>
    </div>
  );
}
