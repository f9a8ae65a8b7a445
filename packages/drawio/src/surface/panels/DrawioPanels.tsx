import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { returnFocus, useIsMac, useNarrow } from '@letu/editor/canvas';
import { useLatest } from '@letu/hooks';
import type { EditorHost } from '../host.js';
import { InsertDialog } from './insert/InsertDialog.js';
import { MiniMap } from './outline/MiniMap.js';
import { PrintDialog } from './page/PrintDialog.js';
import { PagesBar } from './page/PagesBar.js';
import { Palette } from './palette/Palette.js';
import { PanelBar } from './PanelBar.js';
import { panelsFor, type PanelControl, type PanelName } from './panelControl.js';
import { PanelsContext, useIsLocked, usePanelState, usePanelText, type PanelsHost } from './panelsHost.js';
import { panelStyles } from './panelStyles.js';
import { pressAround } from './pressAround.js';
import { PageSearch } from './search/PageSearch.js';
import { SidePanel } from './SidePanel.js';

/** With less room than this the palette makes way for a panel, in CSS pixels. */
const ROOM_FOR_BOTH = 1_080;
/** With less room than this the palette is shown once it is asked for, in CSS pixels: a phone held sideways has less. */
const ROOM_FOR_PALETTE = 800;

export interface DrawioPanelsProps {
  readonly host: EditorHost;
  readonly control: PanelControl;
  /** The canvas. */
  readonly children: ReactNode;
}

/**
 * A canvas with what lies around it: the palette on its left, the search above it, its pages below it, and beside it the bar of
 * panels with the one that is open; below it where there is no room beside. F6 goes there and back, Esc closes what has the focus.
 */
export function DrawioPanels({ host: editor, control, children }: DrawioPanelsProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const isNarrow = useNarrow(frame);
  const isTight = useNarrow(frame, ROOM_FOR_BOTH);
  const hasRoom = !useNarrow(frame, ROOM_FOR_PALETTE);
  useLayoutEffect(() => control.fitPalette(hasRoom), [control, hasRoom]);
  const host = useMemo(
    () => ({ ...editor, control, isNarrow, isTight }),
    [editor, control, isNarrow, isTight],
  );
  return (
    <PanelsContext.Provider value={host}>
      <style href="letu-drawio-panels" precedence="letu">
        {panelStyles}
      </style>
      <div ref={setFrame} className="letu-dp-frame" data-narrow={isNarrow || undefined}>
        <Around host={host} frame={frame}>
          {children}
        </Around>
      </div>
    </PanelsContext.Provider>
  );
}

interface AroundProps {
  readonly host: PanelsHost;
  readonly frame: HTMLElement | null;
  readonly children: ReactNode;
}

function Around({ host, frame, children }: AroundProps) {
  const { control, isNarrow, isTight, view, focusCanvas } = host;
  const latest = useLatest(host);
  const text = usePanelText();
  const { panel, isPaletteShown, isMapShown, search, dialog } = usePanelState();
  const side = useRef<HTMLDivElement>(null);
  const id = useId();
  const isLocked = useIsLocked();
  const shown = shownOf(panel, isLocked, isNarrow);
  const isPaletteOpen = isPaletteShown && !isLocked && !isNarrow && !(isTight && shown !== undefined);
  const isPanelOpen = shown !== undefined;
  useEffect(() => {
    // What is edited stays in sight of whoever edits it.
    if (!isPanelOpen) return undefined;
    // How much is seen is known in the frame after the one in which there is less room.
    let frameId = requestAnimationFrame(() => {
      frameId = requestAnimationFrame(() =>
        latest.current.reveal(latest.current.session.getState().selection),
      );
    });
    return () => cancelAnimationFrame(frameId);
  }, [isPanelOpen, latest]);
  const enterSide = (event: KeyboardEvent) => {
    if (event.key !== 'F6') return;
    event.preventDefault();
    event.stopPropagation();
    side.current?.querySelector<HTMLElement>('[data-part="panel"], button[tabindex="0"]')?.focus();
  };
  const mac = useIsMac();
  const around = {
    onKeyDown: (event: KeyboardEvent) => pressAround(event, host, mac),
    // Whoever has clicked on a colour or on a page goes on with the keys of the canvas.
    onClick: (event: MouseEvent) => returnFocus(event, focusCanvas),
  };
  const Dialog = dialog === 'print' ? PrintDialog : InsertDialog;
  const closeDialog = () => {
    control.ask(undefined);
    focusCanvas();
  };
  return (
    <>
      {isPaletteOpen && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the canvas are none of the palette
        <div className="letu-dp-left" {...around}>
          {/* It is always there: were it a landmark, editors on one page would each have one of the same name. */}
          <div className="letu-dp-panel" data-part="palette" role="group" aria-label={text.panels.shapes}>
            <Palette />
          </div>
        </div>
      )}
      <div className="letu-dp-middle">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- F6 leaves it from whatever has the focus in it */}
        <div className="letu-dp-stage" onKeyDown={enterSide}>
          {children}
          {search && <PageSearch mode={search} />}
          {isMapShown && view && !isNarrow && <MiniMap view={view} />}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the canvas are none of the pages */}
        <div {...around}>
          <PagesBar />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the canvas are none of the panels */}
      <div ref={side} className="letu-dp-side" {...around}>
        {shown && <SidePanel id={id} panel={shown} />}
        <PanelBar panelId={id} />
      </div>
      {frame && dialog && <Dialog root={frame} onClose={closeDialog} />}
    </>
  );
}

/** Returns the panel that is shown of one that is open: none that only changes what cannot be changed. */
function shownOf(panel: PanelName | undefined, isLocked: boolean, isNarrow: boolean): PanelName | undefined {
  // A window that grows shows the palette where it belongs.
  if (panel === 'shapes') return isNarrow && !isLocked ? panel : undefined;
  return panel !== undefined && panelsFor(isLocked).includes(panel) ? panel : undefined;
}
