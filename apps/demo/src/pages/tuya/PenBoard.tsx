/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { memo, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { toSvgFile } from '@letu/core';
import type { PenPalette } from '../../pen/penLayer.js';
import {
  isTouched,
  MOST_WIDTH,
  opacityOf,
  outlineOf,
  thinned,
  type PenPoint,
  type PenStroke,
} from '../../pen/penStroke.js';
import type { DrawnLayer } from '../../pen/usePenLayer.js';
import type { BoardView } from './boardView.js';
import type { PenChoice } from './penChoice.js';
import type { Sketch } from './useSketch.js';

const styles = {
  board: css({
    display: 'block',
    flex: 1,
    width: '100%',
    minHeight: 0,
    height: 0,
    background: 'var(--letu-ground)',
    touchAction: 'none',
    userSelect: 'none',
    "&[data-tool='move']": { cursor: 'grab', '&:active': { cursor: 'grabbing' } },
    "&:is([data-tool='pen'], [data-tool='marker'])": { cursor: 'crosshair' },
    "&[data-tool='eraser']": { cursor: 'cell' },
  }),
};

/** How near an eraser has to come, in pixels of the screen. */
const REACH = 10;

export interface PenBoardProps {
  readonly board: RefObject<SVGSVGElement | null>;
  readonly view: BoardView;
  readonly sketch: Sketch;
  readonly label: string;
  readonly drawn: Pick<DrawnLayer, 'layer' | 'add' | 'erase'>;
  readonly palette: PenPalette;
  /** What pointers do; those of readers move the board. */
  readonly choice: PenChoice;
}

/** A picture, and what is drawn over it. A mouse, a finger or a stylus draws; beside a stylus, a finger moves the board. */
export function PenBoard({ board, view, sketch, label, drawn, palette, choice }: PenBoardProps) {
  const { size } = sketch;
  const { current, erasing, handlers } = usePointers({ board, view, drawn, choice });
  return (
    <svg
      ref={board}
      css={styles.board}
      viewBox={view.viewBox}
      data-tool={choice.tool}
      role="img"
      aria-label={label}
      {...handlers}
    >
      <Picture svg={sketch.svg} {...size} />
      {drawn.layer.map((stroke, at) => (
        // Strokes have no names, and stay in their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Stroke key={at} stroke={stroke} colour={palette[stroke.colour]} isGoing={erasing.has(stroke)} />
      ))}
      {current && <Stroke stroke={current} colour={palette[current.colour]} isGoing={false} />}
    </svg>
  );
}

const Picture = memo(function Picture({
  svg,
  width,
  height,
}: {
  svg: string;
  width: number;
  height: number;
}) {
  const image = useRef<SVGImageElement>(null);
  useLayoutEffect(() => {
    const url = URL.createObjectURL(new Blob([toSvgFile(svg)], { type: 'image/svg+xml' }));
    image.current?.setAttribute('href', url);
    return () => URL.revokeObjectURL(url);
  }, [svg]);
  return <image ref={image} width={width} height={height} />;
});

interface StrokeProps {
  readonly stroke: PenStroke;
  readonly colour: string;
  /** Whether the eraser has touched it. */
  readonly isGoing: boolean;
}

const Stroke = memo(function Stroke({ stroke, colour, isGoing }: StrokeProps) {
  return <path d={outlineOf(stroke)} fill={colour} fillOpacity={isGoing ? 0.15 : opacityOf(stroke)} />;
});

const NONE: ReadonlySet<PenStroke> = new Set();

/** What a pointer that is down does. */
type Doing =
  | { readonly tool: 'move'; readonly pointer: number }
  | { readonly tool: 'eraser'; readonly pointer: number }
  | { readonly tool: 'pen' | 'marker'; readonly pointer: number };

function usePointers({
  board,
  view,
  drawn,
  choice,
}: Pick<PenBoardProps, 'board' | 'view' | 'drawn' | 'choice'>) {
  const doing = useRef<Doing>(undefined);
  const points = useRef<PenPoint[]>([]);
  const hasStylus = useRef(false);
  const [current, setCurrent] = useState<PenStroke>();
  const [erasing, setErasing] = useState(NONE);

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): readonly [number, number] => {
    const matrix = board.current?.getScreenCTM();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse());
    return [x, y];
  };
  const take = (event: PointerEvent) => {
    const events = event.nativeEvent.getCoalescedEvents?.() ?? [];
    for (const one of events.length > 0 ? events : [event.nativeEvent]) {
      points.current.push([...placeOf(one), one.pressure]);
    }
    const { tool, colour } = choice;
    const scale = board.current?.getScreenCTM()?.a ?? 1;
    const width = Math.min(choice.width * Math.max(1, 1 / scale), MOST_WIDTH);
    setCurrent({
      tool: tool === 'marker' ? 'marker' : 'pen',
      colour,
      width,
      isPressed: event.pointerType === 'pen',
      points: [...points.current],
    });
  };
  const erase = (event: PointerEvent) => {
    const reach = REACH / (board.current?.getScreenCTM()?.a ?? 1);
    const place = placeOf(event);
    const touched = drawn.layer.filter((stroke) => isTouched(stroke, place, reach));
    if (touched.length > 0) setErasing((before) => new Set([...before, ...touched]));
  };

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (doing.current) return;
    if (event.pointerType === 'pen') hasStylus.current = true;
    const isFinger = event.pointerType === 'touch' && hasStylus.current;
    const isOther = event.button !== 0;
    const tool = isFinger || isOther ? 'move' : choice.tool;
    event.currentTarget.setPointerCapture(event.pointerId);
    doing.current = { tool, pointer: event.pointerId };
    points.current = [];
    if (tool === 'eraser') erase(event);
    else if (tool !== 'move') take(event);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    if (doing.current?.pointer !== event.pointerId) return;
    const { tool } = doing.current;
    if (tool === 'eraser') erase(event);
    else if (tool !== 'move') take(event);
    else {
      const scale = board.current?.getScreenCTM()?.a ?? 1;
      view.moveBy(-event.movementX / scale, -event.movementY / scale);
    }
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    if (doing.current?.pointer !== event.pointerId) return;
    const { tool } = doing.current;
    doing.current = undefined;
    if (tool === 'eraser') {
      drawn.erase(erasing);
      setErasing(NONE);
    } else if (current) {
      drawn.add({ ...current, points: thinned(current.points) });
      setCurrent(undefined);
    }
  };
  return {
    current,
    erasing,
    handlers: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end },
  };
}
