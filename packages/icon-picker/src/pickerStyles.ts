import type { GlobalToken } from 'antd';
import type { CSSProperties } from 'react';

/** The look of the pickers. */
export const pickerStyles = `
.letu-icon-picker { display: flex; flex-direction: column; gap: 12px; max-width: 456px; container-type: inline-size; }
.letu-icon-grid { display: grid; grid-template-columns: repeat(9, 1fr); gap: 4px; }
@container (max-width: 400px) { .letu-icon-grid { grid-template-columns: repeat(6, 1fr); } }
.letu-icon-colours { display: flex; flex-wrap: wrap; gap: 4px; }
.letu-icon-choices > button {
  display: grid;
  place-items: center;
  padding: 0;
  border: 1px solid transparent;
  color: inherit;
  background: none;
  cursor: pointer;
  transition: background 0.12s, border-color 0.12s;
}
.letu-icon-grid > button { aspect-ratio: 1; border-radius: 10px; }
.letu-icon-colours > button { width: 32px; height: 32px; border-radius: 50%; }
.letu-icon-choices > button:hover { background: color-mix(in srgb, currentColor 7%, transparent); }
.letu-icon-choices > button:focus-visible { outline: 2px solid var(--letu-picker-accent); outline-offset: 1px; }
.letu-icon-grid > button[aria-checked='true'] {
  border-color: var(--letu-picker-accent);
  background: var(--letu-picker-soft);
  box-shadow: inset 0 0 0 1px var(--letu-picker-accent);
}
.letu-icon-colours > button[aria-checked='true'] { border: 2px solid var(--letu-picker-accent); }
.letu-icon-colour { width: 20px; height: 20px; border-radius: 50%; }
.letu-icon-choices > button:disabled { opacity: 0.45; cursor: not-allowed; }
.letu-icon-none { margin: 0; padding: 12px 0; text-align: center; }
@media (prefers-reduced-motion: reduce) {
  .letu-icon-choices > button { transition: none; }
}
`;

/** What the look takes from the antd theme around. */
export function pickerVariables(token: GlobalToken): CSSProperties {
  return {
    '--letu-picker-accent': token.colorPrimary,
    '--letu-picker-soft': token.colorPrimaryBg,
    color: token.colorText,
  } as CSSProperties;
}
