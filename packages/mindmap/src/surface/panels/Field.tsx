import type { ReactNode } from 'react';
import { usePanelText } from './panelsHost.js';

export interface FieldProps {
  readonly label: string;
  /** The id of what the label is for; without one it names a group that has a name of its own. */
  readonly htmlFor?: string;
  /** Whether topics say it themselves, or some of several do. */
  readonly isSet?: boolean;
  readonly children: ReactNode;
  /** What it is once it is left alone. @default what the theme says */
  readonly fallback?: string;
  /** Leaves it to that. */
  onReset?(): void;
}

/** Something that can be set, with its name, and the way back to what the theme says. */
export function Field({ label, htmlFor, isSet = false, children, fallback, onReset }: FieldProps) {
  const { byTheme } = usePanelText();
  const left = fallback ?? byTheme;
  return (
    <div className="letu-map-field">
      <div className="letu-map-field-head">
        {htmlFor === undefined ? (
          <span aria-hidden="true">{label}</span>
        ) : (
          <label htmlFor={htmlFor}>{label}</label>
        )}
        {isSet && onReset && (
          <button type="button" aria-label={`${label}: ${left}`} onClick={onReset}>
            {left}
          </button>
        )}
      </div>
      {children}
    </div>
  );
}
