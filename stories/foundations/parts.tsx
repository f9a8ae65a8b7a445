import type { CSSProperties, ReactNode } from 'react';
import './foundations.css';

/** The props of `Sheet`. */
interface SheetProps {
  readonly title: string;
  /** How wide a sample is at least, in pixels. */
  readonly column?: number;
  readonly children: readonly ReactNode[];
}

/** A titled list of samples, as many beside each other as there is room for. */
export function Sheet({ title, column = 176, children }: SheetProps) {
  return (
    <section className="sheet" style={{ '--sheet-column': `${column}px` } as CSSProperties}>
      <h2>{title}</h2>
      <ul>
        {children.map((sample, at) => (
          <li key={at}>{sample}</li>
        ))}
      </ul>
    </section>
  );
}

/** The props of `Swatch`. */
interface SwatchProps {
  readonly name: string;
  /** The token, as code names it. */
  readonly token: string;
  readonly colour: string;
  readonly ink: string;
}

/** A colour with its names on it. */
export function Swatch({ name, token, colour, ink }: SwatchProps) {
  return (
    <div className="swatch" style={{ color: ink, background: colour }}>
      <strong>{name}</strong>
      <small>
        {token}
        <br />
        {colour}
      </small>
    </div>
  );
}
