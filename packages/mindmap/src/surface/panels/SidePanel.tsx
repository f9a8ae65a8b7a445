import { CloseOutlined } from '@ant-design/icons';
import { useEffect, useRef, type ComponentType } from 'react';
import { useKeptFocus } from './useKeptFocus.js';
import { ImagePanel } from './ImagePanel.js';
import { LinkPanel } from './LinkPanel.js';
import { MapPanel } from './MapPanel.js';
import { MarksPanel } from './marks/MarksPanel.js';
import { NotePanel } from './NotePanel.js';
import type { PanelName } from './panelControl.js';
import { usePanelsHost, usePanelState, usePanelText } from './panelsHost.js';
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
  const section = useRef<HTMLElement>(null);
  const Content = CONTENTS[panel];
  useEffect(() => {
    // A finger that opens a panel has not asked for a keyboard over it.
    const isTouched = window.matchMedia('(pointer: coarse)').matches;
    const field = isTouched ? null : section.current?.querySelector<HTMLElement>('[data-first]');
    (field ?? section.current)?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whoever opens a panel asks for the focus anew
  }, [panel, asked]);
  const keeper = useKeptFocus(section);
  const close = () => {
    control.close();
    focusCanvas();
  };
  return (
    <section
      ref={section}
      id={id}
      className="letu-map-panel"
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
      <div className="letu-map-panel-body">
        <Content />
      </div>
    </section>
  );
}
