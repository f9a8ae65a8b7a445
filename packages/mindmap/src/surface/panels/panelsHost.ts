import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { FileStore, Locale, Theme } from '@letu/core';
import { useMessages } from '@letu/hooks';
import type { Topic } from '../../document/model.js';
import { indexOf } from '../store/mapIndex.js';
import type { MapState, MapStore } from '../store/mapStore.js';
import { panelMessages } from './locales/index.js';
import type { PanelMessages } from './locales/zh-CN.js';
import type { PanelControl, PanelState } from './panelControl.js';
import { chosenIds } from './style/copiedStyle.js';

/** What the panels around a canvas work with. */
export interface PanelsHost {
  readonly store: MapStore;
  readonly control: PanelControl;
  readonly locale: Locale;
  readonly theme: Theme;
  /** Where the images of the map are. */
  readonly files: FileStore;
  /** Takes the focus back to the canvas. */
  focusCanvas(): void;
  /** Brings items into view. */
  reveal(items: readonly string[]): void;
}

export const PanelsContext = createContext<PanelsHost | undefined>(undefined);

/** Returns what the panels around it work with. */
export function usePanelsHost(): PanelsHost {
  const host = useContext(PanelsContext);
  if (!host) throw new Error('A panel of a map stands outside of CanvasPanels.');
  return host;
}

/** Returns the words of the panels. */
export function usePanelText(): PanelMessages {
  return useMessages(panelMessages, usePanelsHost().locale);
}

/** Returns what is open around the canvas, as it changes. */
export function usePanelState(control: PanelControl): PanelState {
  return useSyncExternalStore(control.subscribe, control.getState, control.getState);
}

/** Returns what is on the canvas, as it changes. */
export function useMapState(): MapState {
  const { store } = usePanelsHost();
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

/** The topics that a panel is about. */
export interface ChosenTopics {
  readonly topics: readonly Topic[];
  readonly ids: readonly string[];
  readonly state: MapState;
  readonly isLocked: boolean;
}

/** Returns the topics that are selected, in the order they were selected. */
export function useChosenTopics(): ChosenTopics {
  const state = useMapState();
  const { store } = usePanelsHost();
  const topics = useMemo(() => topicsOf(state), [state]);
  return { topics, ids: topics.map(({ id }) => id), state, isLocked: store.isLocked };
}

function topicsOf(state: MapState): readonly Topic[] {
  const index = indexOf(state.map);
  return chosenIds(state).map((id) => index.get(id)!.topic);
}
