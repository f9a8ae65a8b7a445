import type { GlobalToken } from 'antd';
import type { CSSProperties } from 'react';

/** What the look of the table takes from the antd theme around. */
export function tableVariables(token: GlobalToken): CSSProperties {
  return {
    '--letu-table-text': token.colorText,
    '--letu-table-quiet': token.colorTextDescription,
    '--letu-table-soft': token.colorPrimaryBg,
    '--letu-table-accent': token.colorPrimary,
    '--letu-table-border': token.colorBorderSecondary,
    '--letu-table-border-strong': token.colorBorder,
    '--letu-table-on-accent': token.colorTextLightSolid,
    '--letu-table-surface': token.colorBgContainer,
    '--letu-table-radius': `${token.borderRadiusLG}px`,
  } as CSSProperties;
}
