import { useSyncExternalStore, type ReactNode } from 'react';
import { shortcutLabel, useRovingFocus } from '@letu/editor/canvas';
import { selectedTopics, type CanvasAccess } from '../actions/access.js';
import { ACTIONS, canRun, type CanvasAction } from '../actions/actions.js';
import type { BarName, CanvasMessages } from '../locales/zh-CN.js';
import { indexOf } from '../store/mapIndex.js';
import type { MapStore } from '../store/mapStore.js';

const PICTURES: Readonly<Record<BarName, ReactNode>> = {
  addChild: <path d="M2 5h6v6H2zM8 8h3M14.5 5v6M11.5 8h6" />,
  addAfter: <path d="M4 2.5h9v5H4zM8.5 10v7M5 13.5h7" />,
  relate: <path d="M3 14C3 7 8 4 15 5M11.5 2.5 15.5 5l-3 3.5" />,
  summarise: <path d="M4 3c4 0 2 6 5 6-3 0-1 6-5 6M12 6.5h5v5h-5z" />,
  bound: <path strokeDasharray="2.5 2" d="M2.5 3.5h14v11h-14z" />,
  remove: <path d="M3 4.5h13M7 4.5v-2h5v2M4.5 4.5l.8 11h8.4l.8-11M8 7.5v5M11 7.5v5" />,
};
const NAMES: readonly BarName[] = ['addChild', 'addAfter', 'relate', 'summarise', 'bound', 'remove'];
const OF_SIBLINGS: ReadonlySet<string> = new Set<BarName>(['summarise', 'bound']);

export interface CanvasBarProps {
  readonly store: MapStore;
  readonly text: CanvasMessages;
  /** Undefined until the canvas is on the page. */
  readonly access: CanvasAccess | undefined;
  readonly mac: boolean;
  /** Gives the canvas the keys. */
  onRun(): void;
}

/** The bar over a map that adds to it what mind maps are made of. */
export function CanvasBar({ store, text, access, mac, onRun }: CanvasBarProps) {
  useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const { ref, ...roving } = useRovingFocus();
  return (
    <div ref={ref} className="letu-mm-bar" role="toolbar" aria-label={text.bar} {...roving}>
      {NAMES.map((name) => {
        const action = ACTIONS.find(({ id }) => id === name)!;
        const missing = access ? missingFor(action, access) : 'topic';
        const [key] = action.keys;
        const keys = key === undefined ? '' : ` ${shortcutLabel(key, mac)}`;
        return (
          <button
            key={name}
            data-name={name}
            type="button"
            aria-label={text.buttons[name]}
            title={missing ? text.needs[missing] : text.commands[name] + keys}
            aria-disabled={missing !== undefined}
            // What has been written stays selected, and a keyboard on the screen stays up.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!access) return;
              if (missing) return access.say(text.needs[missing]);
              onRun();
              action.run(access);
            }}
          >
            <svg
              viewBox="0 0 19 18"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {PICTURES[name]}
            </svg>
            <span>{text.buttons[name]}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Returns what has to be selected before an action can do anything. */
function missingFor(action: CanvasAction, access: CanvasAccess): 'topic' | 'siblings' | undefined {
  if (!canRun(action, access)) return 'topic';
  if (!OF_SIBLINGS.has(action.id)) return undefined;
  const index = indexOf(access.canvas.store.getState().map);
  const parents = new Set(selectedTopics(access).map((id) => index.get(id)?.parent));
  return parents.size === 1 && !parents.has(undefined) ? undefined : 'siblings';
}
