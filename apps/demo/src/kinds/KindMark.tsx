import type { ReactNode } from 'react';
import type { KindName } from './registry.js';
import styles from './KindMark.module.css';

/** What the diagrams of each kind look like, in a few strokes of a 32 by 32 grid. */
const DRAWINGS: Readonly<Record<KindName, ReactNode>> = {
  mermaid: (
    <>
      <rect x="4" y="4" width="10" height="7" rx="2" />
      <path d="M9 11v4M9 15l5 4-5 4-5-4zM14 19h6" />
      <rect x="20" y="15.5" width="8" height="7" rx="2" />
      <path d="M9 23v5" />
    </>
  ),
  plantuml: (
    <>
      <rect x="3.5" y="4" width="9" height="6" rx="1.5" />
      <rect x="19.5" y="4" width="9" height="6" rx="1.5" />
      <path d="M8 10v18M24 10v18" strokeDasharray="2.5 2.5" />
      <path d="M8 16h14m-3-2.5l3 2.5-3 2.5M24 24H10m3-2.5L10 24l3 2.5" />
    </>
  ),
  d2: (
    <>
      <rect x="3.5" y="4" width="16" height="24" rx="3" />
      <rect x="7.5" y="8.5" width="8" height="5.5" rx="1.5" />
      <rect x="7.5" y="18.5" width="8" height="5.5" rx="1.5" />
      <path d="M15.5 11.3h12v7.5m-2.5-2.5l2.5 2.5 2.5-2.5" />
    </>
  ),
  graphviz: (
    <>
      <circle cx="16" cy="6.5" r="3.5" />
      <circle cx="7" cy="17" r="3.5" />
      <circle cx="24.5" cy="16.5" r="3.5" />
      <circle cx="15.5" cy="26" r="3.5" />
      <path d="M13.7 9.2l-4.4 5M18.2 9.2l4.2 4.6M9.2 19.8l4 3.6M22.5 19.4l-4.6 4.2" />
    </>
  ),
  pikchr: (
    <>
      <rect x="3.5" y="10" width="10" height="8" rx="1" />
      <path d="M13.5 14h5m-2.5-2.5l2.5 2.5-2.5 2.5" />
      <circle cx="24" cy="14" r="5" />
      <path d="M3.5 25h25.5M3.5 22.5v5M29 22.5v5" />
    </>
  ),
};

export interface KindMarkProps {
  readonly kind: KindName;
  readonly size?: number;
  /** Names what stands around it; a menu gives its icons one, which sets them apart from their labels. */
  readonly className?: string;
}

/** The sign of a kind, in its own colour. Names stand beside it, so screen readers leave it out. */
export function KindMark({ kind, size = 40, className = '' }: KindMarkProps) {
  return (
    <span
      className={`${styles['mark']} ${className}`}
      data-kind={kind}
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="1.8">
        <g strokeLinecap="round" strokeLinejoin="round">
          {DRAWINGS[kind]}
        </g>
      </svg>
    </span>
  );
}
