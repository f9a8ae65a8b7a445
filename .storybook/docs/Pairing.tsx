import type { ReactNode } from 'react';

/** The props of `Pairing`. */
interface PairingProps {
  readonly isRight: boolean;
  readonly label: string;
  /** An example of it. */
  readonly children: ReactNode;
}

/** Something to do, or not to do, with an example. */
export function Pairing({ isRight, label, children }: PairingProps) {
  return (
    <figure className="letu-pairing sb-unstyled" data-right={isRight}>
      <div>{children}</div>
      <figcaption>
        <span aria-hidden="true">{isRight ? '✓' : '✕'}</span> {label}
      </figcaption>
    </figure>
  );
}
