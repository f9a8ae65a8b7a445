import { useSyncExternalStore, type ReactNode } from 'react';
import type { Placement } from '../picture/interactive/geometry.js';

const STEP = 1.25;

/** What is shown larger and smaller: the viewport of a canvas. */
export interface Zoomed {
  /** Tells of each change of the placement until the returned function is called. */
  subscribe(listener: () => void): () => void;
  getPlacement(): Placement;
  zoomBy(factor: number): void;
  zoomTo(scale: number): void;
  fit(): void;
}

/** The words of the buttons. */
export interface ZoomMessages {
  readonly controls: string;
  readonly actual: (percent: number) => string;
  readonly commands: Readonly<Record<'zoomIn' | 'zoomOut' | 'fit', string>>;
}

export interface ZoomControlsProps {
  readonly viewport: Zoomed;
  readonly text: ZoomMessages;
}

/** The buttons in the corner of a canvas that say and change how large it is shown. */
export function ZoomControls({ viewport, text }: ZoomControlsProps) {
  const percent = useSyncExternalStore(
    viewport.subscribe,
    () => Math.round(viewport.getPlacement().k * 100),
    () => 100,
  );
  const { zoomIn, zoomOut, fit } = text.commands;
  return (
    <div className="letu-tools letu-zoom" role="group" aria-label={text.controls}>
      <ZoomButton label={zoomOut} onClick={() => viewport.zoomBy(1 / STEP)}>
        <path d="M3 8h10" />
      </ZoomButton>
      <button
        type="button"
        className="letu-tool letu-percent"
        aria-label={text.actual(percent)}
        title={text.actual(percent)}
        onClick={() => viewport.zoomTo(1)}
      >
        {percent}%
      </button>
      <ZoomButton label={zoomIn} onClick={() => viewport.zoomBy(STEP)}>
        <path d="M3 8h10M8 3v10" />
      </ZoomButton>
      <ZoomButton label={fit} onClick={() => viewport.fit()}>
        <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
      </ZoomButton>
    </div>
  );
}

interface ZoomButtonProps {
  readonly label: string;
  readonly children: ReactNode;
  onClick(): void;
}

function ZoomButton({ label, children, onClick }: ZoomButtonProps) {
  return (
    <button type="button" className="letu-tool" aria-label={label} title={label} onClick={onClick}>
      <svg
        viewBox="0 0 16 16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}
