import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef, type ComponentType } from 'react';
import { ArrangePanel } from './arrange/ArrangePanel.js';
import { LayersPanel } from './layers/LayersPanel.js';
import { ObjectPanel } from './object/ObjectPanel.js';
import { OutlinePanel } from './outline/OutlinePanel.js';
import { PagePanel } from './page/PagePanel.js';
import { Palette } from './palette/Palette.js';
import type { PanelName } from './panelControl.js';
import { usePanelsHost, usePanelState, usePanelText } from './panelsHost.js';
import { StylePanel } from './style/StylePanel.js';
import { TextPanel } from './text/TextPanel.js';
import { useKeptFocus } from './useKeptFocus.js';

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
  const section = useRef<HTMLElement>(null);
  const Content = CONTENTS[panel];
  useEffect(() => {
    // A finger that opens a panel has not asked for a keyboard over it.
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    const selector = field === undefined ? '[data-first]' : `[data-field="${field}"]`;
    const wanted = isTouched ? null : section.current?.querySelector<HTMLElement>(selector);
    (wanted ?? section.current)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whoever opens a panel asks for the focus anew
  }, [panel, field, asked]);
  const keeper = useKeptFocus(section);
  const close = () => {
    control.close();
    focusCanvas();
  };
  return (
    <section
      ref={section}
      id={id}
      className="letu-dp-panel"
      data-part="panel"
      aria-label={text.panels[panel]}
      tabIndex={-1}
      {...keeper}
    >
      <header>
        <h2>{text.panels[panel]}</h2>
        <button
          type="button"
          className="letu-tool"
          aria-label={text.close}
          title={text.close}
          onClick={close}
        >
          <CloseOutlined aria-hidden="true" />
        </button>
      </header>
      <div className="letu-dp-panel-body">
        <Content />
      </div>
    </section>
  );
}
