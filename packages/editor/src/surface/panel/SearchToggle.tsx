import type { ReactNode } from 'react';

/** The props of `SearchToggle`. */
export interface SearchToggleProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly children: ReactNode;
  onToggle(): void;
}

/** A button of a search that asks more of a match, such as the same capitals, or no longer. */
export const SearchToggle = ({ label, isOn, children, onToggle }: SearchToggleProps) => (
  <button
    type="button"
    className="letu-tool"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    onClick={onToggle}
  >
    {children}
  </button>
);
