import { Icon, stroke } from '../../icons.js';
import type { Shape } from '@letu/core';
import type { PictureBackground } from '../pictureProps.js';

export function PlusIcon() {
  return (
    <Icon>
      <path d="M8 3v10M3 8h10" {...stroke} />
    </Icon>
  );
}

export function MinusIcon() {
  return (
    <Icon>
      <path d="M3 8h10" {...stroke} />
    </Icon>
  );
}

export function FitIcon() {
  return (
    <Icon>
      <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" {...stroke} />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="7" cy="7" r="4.25" {...stroke} />
      <path d="M10.2 10.2l3.3 3.3" {...stroke} />
    </Icon>
  );
}

export function OutlineIcon() {
  return (
    <Icon>
      <path d="M2.5 3.5h11M6 8h7.5M6 12.5h7.5M2.6 8h.1M2.6 12.5h.1" {...stroke} />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="M3.8 3.8l8.4 8.4M12.2 3.8l-8.4 8.4" {...stroke} />
    </Icon>
  );
}

export function UpIcon() {
  return (
    <Icon>
      <path d="M3.5 10L8 5.5l4.5 4.5" {...stroke} />
    </Icon>
  );
}

export function DownIcon() {
  return (
    <Icon>
      <path d="M3.5 6L8 10.5 12.5 6" {...stroke} />
    </Icon>
  );
}

export function ChevronIcon({ open }: { open: boolean }) {
  return (
    <Icon>
      <path d={open ? 'M4.5 6.5L8 10l3.5-3.5' : 'M6.5 4.5L10 8l-3.5 3.5'} {...stroke} />
    </Icon>
  );
}

/** A blank sheet, a grid of lines, or squares of two shades. */
export function BackgroundIcon({ background }: { background: PictureBackground }) {
  return (
    <Icon>
      <rect x="2.5" y="2.5" width="11" height="11" rx="1.5" {...stroke} />
      {background === 'grid' && (
        <path d="M2.5 6.2h11M2.5 9.8h11M6.2 2.5v11M9.8 2.5v11" {...stroke} strokeWidth={1} />
      )}
      {background === 'checkerboard' && <path d="M3 3h5v5H3zM8 8h5v5H8z" fill="currentColor" />}
    </Icon>
  );
}

export function RoleIcon({ role }: { role: Shape['role'] }) {
  return (
    <Icon>
      {role === 'group' && <path d="M2.5 4.5h4l1.3 1.6h5.7v6.4h-11z" {...stroke} />}
      {role === 'node' && <rect x="3" y="4.5" width="10" height="7" rx="1.5" {...stroke} />}
      {role === 'link' && <path d="M2.5 8h10M9.5 5l3 3-3 3" {...stroke} />}
      {role === 'text' && <path d="M3.5 4h9M8 4v8.5" {...stroke} />}
    </Icon>
  );
}
