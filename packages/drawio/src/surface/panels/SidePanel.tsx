import type { ComponentType } from 'react';
import { CanvasPanel } from '@letu/editor/canvas';
import { ArrangePanel } from './arrange/ArrangePanel.js';
import { LayersPanel } from './layers/LayersPanel.js';
import { ObjectPanel } from './object/ObjectPanel.js';
import { OutlinePanel } from './outline/OutlinePanel.js';
import { PagePanel } from './page/PagePanel.js';
import { Palette } from './palette/Palette.js';
import type { PanelName } from './panelControl.js';
import { usePanelsHost, usePanelState, usePanelText, useSessionState } from './panelsHost.js';
import { StylePanel } from './style/StylePanel.js';
import { TextPanel } from './text/TextPanel.js';

const CONTENTS: Readonly<Record<PanelName, ComponentType>> = {
  shapes: Palette,
  style: StylePanel,
  text: TextPanel,
  arrange: ArrangePanel,
  object: ObjectPanel,
  page: PagePanel,
  layers: LayersPanel,
  outline: OutlinePanel,
};

export interface SidePanelProps {
  readonly id: string;
  readonly panel: PanelName;
}

/** The panel that is open. It takes the focus when it is asked for. */
export function SidePanel({ id, panel }: SidePanelProps) {
  const { control, focusCanvas } = usePanelsHost();
  const { asked, field } = usePanelState();
  const text = usePanelText();
  const state = useSessionState();
  const Content = CONTENTS[panel];
  const close = () => {
    control.close();
    focusCanvas();
  };
  return (
    <CanvasPanel
      {...{ id, state }}
      asked={`${panel} ${asked}`}
      className="letu-dp-panel"
      title={text.panels[panel]}
      closeLabel={text.close}
      field={field === undefined ? undefined : `[data-field="${field}"]`}
      onClose={close}
    >
      <Content />
    </CanvasPanel>
  );
}
