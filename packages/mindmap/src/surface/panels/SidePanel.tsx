import type { ComponentType } from 'react';
import { CanvasPanel } from '@letu/editor/canvas';
import { ImagePanel } from './ImagePanel.js';
import { LinkPanel } from './LinkPanel.js';
import { MapPanel } from './MapPanel.js';
import { MarksPanel } from './marks/MarksPanel.js';
import { NotePanel } from './NotePanel.js';
import type { PanelName } from './panelControl.js';
import { useMapState, usePanelsHost, usePanelState, usePanelText } from './panelsHost.js';
import { StylePanel } from './style/StylePanel.js';
import { TagsPanel } from './TagsPanel.js';

const CONTENTS: Readonly<Record<PanelName, ComponentType>> = {
  style: StylePanel,
  map: MapPanel,
  marks: MarksPanel,
  tags: TagsPanel,
  note: NotePanel,
  link: LinkPanel,
  image: ImagePanel,
};

export interface SidePanelProps {
  readonly id: string;
  readonly panel: PanelName;
}

/** The panel that is open. It takes the focus when it is asked for. */
export function SidePanel({ id, panel }: SidePanelProps) {
  const { control, focusCanvas } = usePanelsHost();
  const { asked } = usePanelState(control);
  const text = usePanelText();
  const state = useMapState();
  const Content = CONTENTS[panel];
  const close = () => {
    control.close();
    focusCanvas();
  };
  return (
    <CanvasPanel
      {...{ id, state }}
      asked={`${panel} ${asked}`}
      className="letu-map-panel"
      title={text.panels[panel]}
      closeLabel={text.close}
      onClose={close}
    >
      <Content />
    </CanvasPanel>
  );
}
