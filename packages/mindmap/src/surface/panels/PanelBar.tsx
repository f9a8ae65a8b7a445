import {
  ApartmentOutlined,
  BgColorsOutlined,
  FileTextOutlined,
  LinkOutlined,
  PictureOutlined,
  SmileOutlined,
  TagsOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useRovingFocus } from '@letu/editor/canvas';
import { PANELS, type PanelName } from './panelControl.js';
import { usePanelsHost, usePanelState, usePanelText } from './panelsHost.js';

const ICONS: Readonly<Record<PanelName, ReactNode>> = {
  style: <BgColorsOutlined aria-hidden="true" />,
  map: <ApartmentOutlined aria-hidden="true" />,
  marks: <SmileOutlined aria-hidden="true" />,
  tags: <TagsOutlined aria-hidden="true" />,
  note: <FileTextOutlined aria-hidden="true" />,
  link: <LinkOutlined aria-hidden="true" />,
  image: <PictureOutlined aria-hidden="true" />,
};

export interface PanelBarProps {
  /** The id of the element that holds the open panel. */
  readonly panelId: string;
  /** Whether it lies below the canvas rather than beside it. */
  readonly isNarrow: boolean;
}

/** The bar that opens panels and closes them. */
export function PanelBar({ panelId, isNarrow }: PanelBarProps) {
  const { control } = usePanelsHost();
  const text = usePanelText();
  const { panel, isOutlined } = usePanelState(control);
  const { ref, ...roving } = useRovingFocus(isNarrow ? 'row' : 'column');
  return (
    <div
      ref={ref}
      className="letu-map-bar"
      role="toolbar"
      aria-label={text.bar}
      aria-orientation={isNarrow ? 'horizontal' : 'vertical'}
      {...roving}
    >
      <button type="button" aria-pressed={isOutlined} onClick={() => control.toggleOutline()}>
        <UnorderedListOutlined aria-hidden="true" />
        <span>{text.outline}</span>
      </button>
      {PANELS.map((name) => (
        <button
          key={name}
          type="button"
          data-panel={name}
          aria-expanded={name === panel}
          aria-controls={name === panel ? panelId : undefined}
          onClick={() => control.toggle(name)}
        >
          {ICONS[name]}
          <span>{text.panels[name]}</span>
        </button>
      ))}
    </div>
  );
}
