import type { ReactNode } from 'react';

/** A titled grid of samples. */
export function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ marginBottom: 32 }}>
      <h2 style={{ margin: '0 0 12px', fontSize: 20 }}>{title}</h2>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 16 }}>
        {children}
      </div>
    </section>
  );
}

/** A colour with its name on it. */
export function Swatch({ name, colour, ink }: { name: string; colour: string; ink: string }) {
  return (
    <div style={{ padding: 16, borderRadius: 12, color: ink, background: colour }}>
      {name}
      <br />
      {colour}
    </div>
  );
}
