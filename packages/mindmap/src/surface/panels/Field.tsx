import type { ReactNode } from 'react';
import { usePanelText } from './panelsHost.js';

export interface FieldProps {
  readonly label: string;
  /** The id of what the label is for; without one it names a group that has a name of its own. */
  readonly htmlFor?: string;
  /** Whether topics say it themselves, or some of several do. */
  readonly isSet?: boolean;
  readonly children: ReactNode;
  /** Leaves it to the theme. */
  onReset?(): void;
}

/** Something that can be set, with its name, and the way back to what the theme says. */
export function Field({ label, htmlFor, isSet = false, children, onReset }: FieldProps) {
  const text = usePanelText();
  return (
    <div className="letu-map-field">
      <div className="letu-map-field-head">
        {htmlFor === undefined ? (
          <span aria-hidden="true">{label}</span>
        ) : (
          <label htmlFor={htmlFor}>{label}</label>
        )}
        {isSet && onReset && (
          <button type="button" aria-label={`${label}: ${text.byTheme}`} onClick={onReset}>
            {text.byTheme}
          </button>
        )}
      </div>
      {children}
    </div>
  );
}
