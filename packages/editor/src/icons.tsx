import type { ReactNode } from 'react';
import type { Severity } from '@letu/core';

/** A drawing on a grid of 16, in the colour of the text. */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="letu-icon"
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

/** How the lines of all icons are drawn. */
export const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A filled disc with a cross, a triangle with a bar, or a ring with an i: told apart without their colours. */
export function SeverityIcon({ severity }: { severity: Severity }) {
  if (severity === 'error') {
    return (
      <Icon>
        <circle cx="8" cy="8" r="6.25" {...stroke} />
        <path d="M5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2" {...stroke} />
      </Icon>
    );
  }
  if (severity === 'warning') {
    return (
      <Icon>
        <path d="M8 2.2l6.1 11H1.9z" {...stroke} />
        <path d="M8 6.6v3M8 11.4v.1" {...stroke} />
      </Icon>
    );
  }
  return (
    <Icon>
      <circle cx="8" cy="8" r="6.25" {...stroke} />
      <path d="M8 7.4v3.4M8 5.1v.1" {...stroke} />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="M3.2 8.5l3.2 3.2 6.4-7" {...stroke} />
    </Icon>
  );
}
