import {
  AppstoreOutlined,
  BgColorsOutlined,
  BlockOutlined,
  FileOutlined,
  FontSizeOutlined,
  GoldOutlined,
  TagOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useRovingFocus } from '@letu/editor/canvas';
import { panelsFor, type PanelName } from './panelControl.js';
import { useIsLocked, usePanelsHost, usePanelState, usePanelText } from './panelsHost.js';

const ICONS: Readonly<Record<PanelName, ReactNode>> = {
  shapes: <AppstoreOutlined aria-hidden="true" />,
  style: <BgColorsOutlined aria-hidden="true" />,
  text: <FontSizeOutlined aria-hidden="true" />,
  arrange: <GoldOutlined aria-hidden="true" />,
  object: <TagOutlined aria-hidden="true" />,
  page: <FileOutlined aria-hidden="true" />,
  layers: <BlockOutlined aria-hidden="true" />,
  outline: <UnorderedListOutlined aria-hidden="true" />,
};

/** The bar that opens panels and closes them. */
export function PanelBar({ panelId }: { readonly panelId: string }) {
  const { control, isNarrow, isTight } = usePanelsHost();
  const text = usePanelText();
  const { panel, isPaletteShown } = usePanelState();
  const isLocked = useIsLocked();
  const { ref, ...roving } = useRovingFocus(isNarrow ? 'row' : 'column');
  const isHidden = isTight && panel !== undefined && panel !== 'shapes';
  const opener = (name: PanelName) => (
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
  );
  const paletteOpener = (
    <button
      type="button"
      aria-pressed={isPaletteShown && !isHidden}
      onClick={() => (isHidden ? control.showPalette() : control.togglePalette())}
    >
      {ICONS.shapes}
      <span>{text.panels.shapes}</span>
    </button>
  );
  return (
    <div
      ref={ref}
      className="letu-dp-bar"
      role="toolbar"
      aria-label={text.bar}
      aria-orientation={isNarrow ? 'horizontal' : 'vertical'}
      {...roving}
    >
      {!isLocked && (isNarrow ? opener('shapes') : paletteOpener)}
      {panelsFor(isLocked).map(opener)}
    </div>
  );
}
