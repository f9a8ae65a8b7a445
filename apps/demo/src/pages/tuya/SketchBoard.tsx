/** @jsxImportSource @emotion/react */
import { CompressOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Theme } from '@letu/core';
import { colours } from '@letu/theme';
import type { PenLayer, PenPalette } from '../../pen/penLayer.js';
import type { DrawnLayer } from '../../pen/usePenLayer.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { useBoardView, type BoardView } from './boardView.js';
import { PenBoard } from './PenBoard.js';
import { FIRST_PEN, LOOKING, TOOL_KEYS, type PenChoice, type PenTool } from './penChoice.js';
import { PenTools } from './PenTools.js';
import type { Sketch } from './useSketch.js';

const zoom = css({
  position: 'absolute',
  top: 12,
  right: 12,
  zIndex: 4,
  display: 'flex',
  gap: 2,
  borderRadius: 'var(--letu-radius-sm)',
  background: 'var(--letu-raised)',
  boxShadow: 'var(--letu-shadow-raised)',
});

/** Returns the colours of the pen in a theme. */
export function paletteOf(theme: Theme): PenPalette {
  const { text, series } = colours[theme];
  return { ...series, text };
}

export interface SketchBoardProps {
  readonly sketch: Sketch;
  readonly layer: PenLayer;
  /** What draws on the layer; readers have nothing to draw with. */
  readonly drawn?: DrawnLayer | undefined;
  readonly palette: PenPalette;
  readonly label: string;
}

const nothing = () => undefined;

/** A diagram drawn by hand with its pen layer: to be moved and zoomed, and drawn on where one may. */
export function SketchBoard({ sketch, layer, drawn, palette, label }: SketchBoardProps) {
  const board = useRef<SVGSVGElement>(null);
  const view = useBoardView(sketch.size, board);
  const [choice, setChoice] = useState(FIRST_PEN);
  useKeys(drawn, choice, setChoice);
  return (
    <>
      <PenBoard
        {...{ board, view, sketch, label, palette }}
        drawn={drawn ?? { layer, add: nothing, erase: nothing }}
        choice={drawn ? choice : LOOKING}
      />
      <ZoomTools view={view} />
      {drawn && <PenTools {...{ choice, drawn, palette }} onChoose={setChoice} />}
    </>
  );
}

function ZoomTools({ view }: { view: BoardView }) {
  const { text } = useSettings();
  const { zoomIn, zoomOut, fit } = text.tuya;
  const tools = [
    { label: zoomOut, icon: <ZoomOutOutlined aria-hidden="true" />, run: () => view.zoomBy(0.8) },
    { label: fit, icon: <CompressOutlined aria-hidden="true" />, run: view.fit },
    { label: zoomIn, icon: <ZoomInOutlined aria-hidden="true" />, run: () => view.zoomBy(1.25) },
  ];
  return (
    <div css={zoom}>
      {tools.map(({ label, icon, run }) => (
        <Button key={label} type="text" icon={icon} aria-label={label} title={label} onClick={run} />
      ))}
    </div>
  );
}

/** Undo and redo, and a letter for each tool, wherever nothing is typed. @param drawn Left out where nothing can be drawn. */
function useKeys(
  drawn: DrawnLayer | undefined,
  choice: PenChoice,
  onChoose: (choice: PenChoice) => void,
): void {
  useEffect(() => {
    if (!drawn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (target instanceof Element && target.closest('input, textarea, [role="dialog"]')) return;
      const letter = key.toLowerCase();
      if ((ctrlKey || metaKey) && !altKey && (letter === 'z' || letter === 'y')) {
        event.preventDefault();
        if (letter === 'y' || shiftKey) drawn.redo();
        else drawn.undo();
        return;
      }
      const tool = (Object.keys(TOOL_KEYS) as PenTool[]).find((name) => TOOL_KEYS[name] === letter);
      if (tool && !ctrlKey && !metaKey && !altKey) onChoose({ ...choice, tool });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [drawn, choice, onChoose]);
}
