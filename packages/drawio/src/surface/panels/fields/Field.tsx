import type { ReactNode } from 'react';

export interface FieldProps {
  readonly label: string;
  /** The id of what the label is for; without one it names a group that has a name of its own. */
  readonly htmlFor?: string;
  readonly children: ReactNode;
}

/** Something that can be set, with its name before it. */
export function Field({ label, htmlFor, children }: FieldProps) {
  return (
    <div className="letu-dp-field">
      {htmlFor === undefined ? (
        <span aria-hidden="true">{label}</span>
      ) : (
        <label htmlFor={htmlFor}>{label}</label>
      )}
      <div>{children}</div>
    </div>
  );
}

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Settings that belong together. */
export function Section({ title, children }: SectionProps) {
  return (
    <section className="letu-dp-section" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
