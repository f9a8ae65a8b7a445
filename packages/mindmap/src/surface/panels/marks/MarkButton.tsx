import type { ReactNode } from 'react';

export interface MarkButtonProps {
  readonly label: string;
  /** Whether all topics have it, or some. */
  readonly pressed: boolean | 'mixed';
  readonly isLocked: boolean;
  readonly isFirst?: boolean;
  readonly children: ReactNode;
  onToggle(): void;
}

/** A mark that topics have or not. */
export function MarkButton({ label, pressed, isLocked, isFirst, children, onToggle }: MarkButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={isLocked}
      data-first={isFirst || undefined}
      onClick={onToggle}
    >
      {children}
    </button>
  );
}
