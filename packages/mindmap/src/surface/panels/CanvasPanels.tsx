import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { pressBeside, useNarrow } from '@letu/editor/canvas';
import { OutlinePane } from '../outline/OutlinePane.js';
import { MapSearch } from '../search/MapSearch.js';
import { PanelBar } from './PanelBar.js';
import { PanelsContext, usePanelState, type PanelsHost } from './panelsHost.js';
import { panelStyles } from './panelStyles.js';
import { SidePanel } from './SidePanel.js';

export interface CanvasPanelsProps {
  readonly host: PanelsHost;
  /** The canvas. */
  readonly children: ReactNode;
}

/**
 * A canvas with what lies around it: the search above it, and beside it the bar of panels with the one that is open; below it where
 * there is no room beside. F6 goes there and back, Esc closes what has the focus.
 */
export function CanvasPanels({ host, children }: CanvasPanelsProps) {
  const { store, control, locale, focusCanvas } = host;
  const { undo, redo } = store;
  const { panel, search, isOutlined } = usePanelState(control);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isNarrow = useNarrow(frame);
  const side = useRef<HTMLDivElement>(null);
  const id = useId();

  const enterSide = (event: KeyboardEvent) => {
    if (event.key !== 'F6') return;
    event.preventDefault();
    event.stopPropagation();
    const target = side.current?.querySelector<HTMLElement>('[data-part="panel"], button[tabindex="0"]');
    target?.focus();
  };
  return (
    <PanelsContext.Provider value={host}>
      <style href="letu-map-panels" precedence="letu">
        {panelStyles}
      </style>
      <div ref={setFrame} className="letu-map-frame" data-narrow={isNarrow || undefined}>
        <div className="letu-map-middle">
          {isOutlined && <OutlinePane {...{ store, locale }} onLeave={focusCanvas} />}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- F6 leaves it from whatever has the focus in it */}
          <div className="letu-map-stage" onKeyDown={enterSide}>
            {children}
            {search && <MapSearch mode={search} />}
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the canvas are none of the panels */}
        <div
          ref={side}
          className="letu-map-side"
          onKeyDown={(event) => pressBeside(event, { undo, redo, close: () => control.close(), focusCanvas })}
        >
          {panel && <SidePanel id={id} panel={panel} />}
          <PanelBar panelId={id} isNarrow={isNarrow} />
        </div>
      </div>
    </PanelsContext.Provider>
  );
}
