import { useId, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { Group, Panel, Separator, type GroupImperativeHandle } from 'react-resizable-panels';
import type { PaneLayout } from './panes.js';
import { readLayout, storeLayout, type PaneDirection } from './storedLayout.js';

export interface SplitPanesProps {
  readonly surface: ReactNode;
  /** Undefined where the surface has all the room. */
  readonly picture: ReactNode | undefined;
  readonly layout: PaneLayout;
  readonly direction: PaneDirection;
  readonly storageKey: string | null;
  /** The name of the bar between the panes. */
  readonly label: string;
}

/** The text's share of the room in percent, until it is dragged. */
const SHARE: Readonly<Record<PaneDirection, number>> = { horizontal: 42, vertical: 48 };
const SMALLEST = '15%';

/** The two panes and the bar between them. A pane that is not shown stays mounted, with its history and its picture. */
export function SplitPanes({ surface, picture, layout, direction, storageKey, label }: SplitPanesProps) {
  const id = useId();
  const ids = useMemo(() => ({ code: `${id}code`, picture: `${id}picture` }), [id]);
  const group = useRef<GroupImperativeHandle>(null);
  useLayoutEffect(() => {
    const share = readLayout(storageKey).share?.[direction] ?? SHARE[direction];
    group.current?.setLayout({ [ids.code]: share, [ids.picture]: 100 - share });
  }, [storageKey, direction, ids]);
  if (picture === undefined) {
    return (
      <div className="letu-panes">
        <div className="letu-pane">{surface}</div>
      </div>
    );
  }
  return (
    <Group
      id={`${id}panes`}
      className="letu-panes"
      data-layout={layout}
      groupRef={group}
      orientation={direction}
      onLayoutChanged={(sizes, { isUserInteraction }) => {
        const share = sizes[ids.code];
        if (isUserInteraction && share !== undefined)
          storeLayout(storageKey, { share: { [direction]: share } });
      }}
    >
      <Panel id={ids.code} className="letu-pane" minSize={SMALLEST} defaultSize={`${SHARE[direction]}%`}>
        {surface}
      </Panel>
      <Separator id={`${id}separator`} className="letu-separator" aria-label={label} />
      <Panel id={ids.picture} className="letu-pane" minSize={SMALLEST}>
        {picture}
      </Panel>
    </Group>
  );
}
