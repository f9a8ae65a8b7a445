import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useMessages } from '@letu/hooks';
import type { Page, PageCell } from '../../document/model.js';
import { paletteOf, type Palette } from '../../graph/colors.js';
import type { EditorHost } from '../host.js';
import type { SessionState } from '../session.js';
import { indexOf } from '../store/pageIndex.js';
import { panelMessages } from './locales/index.js';
import type { PanelMessages } from './locales/zh-CN.js';
import type { PanelControl, PanelState } from './panelControl.js';

/** What the panels around a canvas work with. */
export interface PanelsHost extends EditorHost {
  readonly control: PanelControl;
  /** Whether panels lie below the canvas rather than beside it. */
  readonly isNarrow: boolean;
  /** Whether there is no room for the palette beside a panel. */
  readonly isTight: boolean;
}

export const PanelsContext = createContext<PanelsHost | undefined>(undefined);

/** Returns what the panels around it work with. */
export function usePanelsHost(): PanelsHost {
  const host = useContext(PanelsContext);
  if (!host) throw new Error('A panel stands outside of DrawioPanels.');
  return host;
}

/** Returns the words of the panels. */
export function usePanelText(): PanelMessages {
  return useMessages(panelMessages, usePanelsHost().locale);
}

/** Returns what turns a colour of the file into the one that the canvas shows. */
export function useShownColor(): Palette {
  const { theme } = usePanelsHost();
  return useMemo(() => paletteOf(theme), [theme]);
}

/** Returns what is open around the canvas, as it changes. */
export function usePanelState(): PanelState {
  const { control } = usePanelsHost();
  return useSyncExternalStore(control.subscribe, control.getState, control.getState);
}

/** Returns what is in the editor, as it changes. */
export function useSessionState(): SessionState {
  const { session } = usePanelsHost();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}

/** Tells whether the file can be looked at and not changed. */
export function useIsLocked(): boolean {
  const { readOnly, isWhole } = useSessionState();
  return readOnly || !isWhole;
}

/** The cells that a panel is about. */
export interface ChosenCells {
  readonly page: Page;
  readonly ids: readonly string[];
  readonly cells: readonly PageCell[];
  readonly vertices: readonly PageCell[];
  readonly edges: readonly PageCell[];
  readonly isLocked: boolean;
}

/** Returns the cells that are selected, in the order they were selected. */
export function useChosenCells(): ChosenCells {
  const { page, selection } = useSessionState();
  const isLocked = useIsLocked();
  return useMemo(() => {
    const index = indexOf(page);
    const cells = selection.flatMap((id) => index.cell(id) ?? []);
    return {
      page,
      ids: selection,
      cells,
      vertices: cells.filter(({ role }) => role === 'vertex'),
      edges: cells.filter(({ role }) => role === 'edge'),
      isLocked,
    };
  }, [page, selection, isLocked]);
}
