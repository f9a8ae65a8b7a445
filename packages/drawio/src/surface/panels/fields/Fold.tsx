import { useId, useState, type ReactNode } from 'react';

export interface FoldProps {
  readonly label: string;
  /** What it is at present, in words. */
  readonly said: string;
  /** What it is at present, as it looks. */
  readonly sign?: ReactNode;
  readonly isLocked: boolean;
  readonly children: ReactNode;
}

/** What something is, and below it, once it is opened, what it can be. */
export function Fold({ label, said, sign, isLocked, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="letu-dp-fold">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={isLocked}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{label}</span>
        <span className="letu-dp-said">{said}</span>
        {sign}
      </button>
      {isOpen && !isLocked && (
        <div id={id} role="group" aria-label={label}>
          {children}
        </div>
      )}
    </div>
  );
}
