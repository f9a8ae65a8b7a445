import { nameButton } from '@letu/hooks';
import { controlNames } from '../locales/controlNames.js';
import { useLetu } from './letuContext.js';

/** The sign on what closes a dialog or a drawer, whose button antd calls “Close” in every language. */
export function CloseSign() {
  const { locale } = useLetu();
  return (
    <svg
      ref={nameButton(controlNames.close[locale])}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M2.5 2.5l11 11M13.5 2.5l-11 11" fill="none" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}
