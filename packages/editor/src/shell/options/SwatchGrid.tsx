import { useEffect, useId, useRef } from 'react';
import type { Swatch } from '@letu/core';

/** One of several themes to choose from. */
export interface SwatchChoice {
  readonly value: string;
  readonly label: string;
  readonly swatch: Swatch;
}

export interface SwatchGridProps {
  readonly id: string;
  /** The ids of what names the choices, and of what more there is to say about them. */
  readonly labelId: string;
  readonly helpId: string | undefined;
  readonly choices: readonly SwatchChoice[];
  readonly value: string | undefined;
  onChange(value: string): void;
}

/** Themes as small pictures of which one can be chosen: the radio buttons of the browser, with its keys, unseen below them. */
export function SwatchGrid({ id, labelId, helpId, choices, value, onChange }: SwatchGridProps) {
  const name = useId();
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What is chosen may be far down the list; the panel itself stays where it is.
    const chosen = grid.current?.querySelector('label:has(:checked)');
    if (grid.current && chosen instanceof HTMLElement) grid.current.scrollTop = chosen.offsetTop - 8;
  }, []);
  return (
    <div
      ref={grid}
      id={id}
      className="letu-swatches"
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={helpId}
    >
      {choices.map((choice) => (
        <label key={choice.value} title={choice.label}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <SwatchPicture swatch={choice.swatch} />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

/** Two shapes with a line between them. */
function SwatchPicture({ swatch: { ground, fill, line, edge, accent } }: { readonly swatch: Swatch }) {
  return (
    <svg viewBox="0 0 72 40" aria-hidden="true">
      <rect width="72" height="40" fill={ground} />
      <path d="M31 14h8c4 0 5 12 9 12" fill="none" stroke={edge} strokeWidth="1.5" />
      <rect x="9" y="7" width="22" height="14" rx="3" fill={fill} stroke={line} strokeWidth="1.25" />
      <rect x="43" y="19" width="22" height="14" rx="3" fill={accent} stroke={line} strokeWidth="1.25" />
    </svg>
  );
}
