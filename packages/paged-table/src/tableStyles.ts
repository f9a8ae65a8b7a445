import type { GlobalToken } from 'antd';
import type { CSSProperties } from 'react';

/**
 * The look of what antd does not draw. The row antd 6 measures columns by repeats their titles; hidden from screen readers alone, it
 * would still take the focus to a second checkbox.
 */
export const tableStyles = `
.letu-table { display: flex; flex-direction: column; gap: 12px; min-width: 0; color: var(--letu-table-text); }
.letu-table-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.letu-table-search { width: 260px; max-width: 100%; }
.letu-table-gap { flex: 1; }
.letu-table-selection { padding: 4px 12px; border-radius: var(--letu-table-radius); background: var(--letu-table-soft); }
.letu-table-columns { display: flex; flex-direction: column; gap: 8px; }
.letu-table-foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; }
.letu-table-total { color: var(--letu-table-quiet); }
.letu-table-empty { display: flex; flex-direction: column; align-items: center; gap: 12px; padding: 24px 0; color: var(--letu-table-quiet); }
.letu-table [data-row-key]:focus-visible { outline: 2px solid var(--letu-table-accent); outline-offset: -2px; }
.letu-table-body[aria-busy='true'] { opacity: 0.55; transition: opacity 0.15s 0.15s; }
.letu-table .ant-table-measure-row { visibility: hidden; }
.letu-cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr)); gap: 16px; margin: 0; padding: 0; list-style: none; }
.letu-card {
  position: relative;
  padding: 16px;
  border: 1px solid var(--letu-table-border);
  border-radius: var(--letu-table-radius);
  background: var(--letu-table-surface);
  overflow-wrap: anywhere;
}
.letu-card[data-selected='true'] { border-color: var(--letu-table-accent); box-shadow: inset 0 0 0 1px var(--letu-table-accent); }
.letu-card-tools { display: flex; float: inline-end; align-items: center; gap: 4px; }
.letu-card-title { font-weight: 600; }
.letu-card dl { clear: both; margin: 8px 0 0; }
.letu-card dl > div { display: flex; gap: 8px; }
.letu-card dt { flex: none; color: var(--letu-table-quiet); }
.letu-card dd { margin: 0; }
@media (prefers-reduced-motion: reduce) { .letu-table-body[aria-busy='true'] { transition: none; } }
`;

/** What the look takes from the antd theme around. */
export function tableVariables(token: GlobalToken): CSSProperties {
  return {
    '--letu-table-text': token.colorText,
    '--letu-table-quiet': token.colorTextDescription,
    '--letu-table-soft': token.colorPrimaryBg,
    '--letu-table-accent': token.colorPrimary,
    '--letu-table-border': token.colorBorderSecondary,
    '--letu-table-surface': token.colorBgContainer,
    '--letu-table-radius': `${token.borderRadiusLG}px`,
  } as CSSProperties;
}
