import { css } from '@emotion/react';

/** The windows of phones, and of tablets held upright. */
export const NARROW = '@media (max-width: 1023px)';

/** The look of a line of controls. */
export const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/** What has the controls after it stand at the line's end. */
export const gap = css({ flex: 1 });
