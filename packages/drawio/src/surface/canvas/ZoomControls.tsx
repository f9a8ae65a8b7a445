import { useSyncExternalStore } from 'react';
import type { CanvasMessages } from '../locales/zh-CN.js';
import type { Viewport } from '../view/viewport.js';

const STEP = 1.25;

export interface ZoomControlsProps {
  readonly viewport: Viewport;
  readonly text: CanvasMessages;
}

/** The buttons in the corner that say and change how large the map is shown. */
export function ZoomControls({ viewport, text }: ZoomControlsProps) {
  const percent = useSyncExternalStore(
    viewport.subscribe,
    () => Math.round(viewport.getPlacement().k * 100),
    () => 100,
  );
  const { zoomIn, zoomOut, fit } = text.commands;
  return (
    <div className="letu-dg-controls" role="group" aria-label={text.controls}>
      <ZoomButton label={zoomOut} onClick={() => viewport.zoomBy(1 / STEP)}>
        <path d="M3 8h10" />
      </ZoomButton>
      <button
        type="button"
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
  readonly children: React.ReactNode;
  onClick(): void;
}

function ZoomButton({ label, children, onClick }: ZoomButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
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
