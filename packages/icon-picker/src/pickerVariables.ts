import type { GlobalToken } from 'antd';
import type { CSSProperties } from 'react';

/** What the look of the pickers takes from the antd theme around. */
export function pickerVariables(token: GlobalToken): CSSProperties {
  return {
    '--letu-picker-accent': token.colorPrimary,
    '--letu-picker-soft': token.colorPrimaryBg,
    color: token.colorText,
  } as CSSProperties;
}
