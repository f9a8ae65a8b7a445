import { css, Global } from '@emotion/react';
import { useEffect } from 'react';
import { useLetu } from '@letu/theme';

const page = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  'html, body, #root': { height: '100%' },
  body: { margin: 0, WebkitFontSmoothing: 'antialiased' },
  // A title that begins with a quotation mark begins where others do.
  'h1, h2, h3, p': { margin: 0, textSpacingTrim: 'trim-start' },
  // What is said of a field keeps clear of its edge.
  '.ant-form-item-extra': { paddingTop: 4 },
  // On a phone what can be done about a message stands under it rather than beside it.
  '@media (max-width: 767px)': {
    '.ant-alert:has(> .ant-alert-action)': { flexWrap: 'wrap', rowGap: 12 },
    '.ant-alert:has(> .ant-alert-action) > .ant-alert-content': { flexBasis: 'calc(100% - 48px)' },
    '.ant-alert > .ant-alert-icon ~ .ant-alert-action': { marginInlineStart: 36 },
  },
  // antd takes the mark from links that have the focus.
  ':focus-visible, a:focus-visible': { outline: '2px solid var(--letu-accent)', outlineOffset: 2 },
});

/** The look of the page as a whole, and its theme and language, which go on from what `boot.js` has set. */
export function GlobalStyles() {
  const { theme, locale, tokens } = useLetu();
  const { ground } = tokens.colours;
  useEffect(() => {
    const { documentElement: html } = document;
    html.dataset['theme'] = theme;
    html.lang = locale;
    html.style.colorScheme = theme;
    html.style.background = ground;
  }, [theme, locale, ground]);
  return <Global styles={page} />;
}
