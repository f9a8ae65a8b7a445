import { nameButton, useMessages } from '@letu/hooks';
import { controlMessages } from '../locales/controlMessages.js';
import { useLetu } from './letuContext.js';

const SHAPE = { 'aria-hidden': true, focusable: false, viewBox: '0 0 16 16' } as const;

/** The sign on what closes a dialog or a drawer, whose button antd calls “Close” in every language. */
export function CloseSign() {
  const text = useMessages(controlMessages, useLetu().locale);
  return (
    <svg {...SHAPE} ref={nameButton(text.close)} width="16" height="16">
      <path d="M2.5 2.5l11 11M13.5 2.5l-11 11" fill="none" stroke="currentColor" strokeWidth="1.3" />
    </svg>
  );
}

/** The sign on what empties a field, for `allowClear={{ clearIcon: <ClearSign /> }}`: antd's is called “close-circle”. */
export function ClearSign() {
  const text = useMessages(controlMessages, useLetu().locale);
  return (
    <svg {...SHAPE} ref={nameButton(text.clear)} width="1em" height="1em">
      <path
        d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1ZM5.1 6.2l1.1-1.1L8 6.9l1.8-1.8 1.1 1.1L9.1 8l1.8 1.8-1.1 1.1L8 9.1l-1.8 1.8-1.1-1.1L6.9 8Z"
        fill="currentColor"
        fillRule="evenodd"
      />
    </svg>
  );
}
