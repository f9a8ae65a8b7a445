import { useLayoutEffect } from 'react';
import type { Shape } from '@letu/core';
import { useLatest } from '@letu/hooks';
import { linkAt, openLink } from './links.js';
import { textRunAt, type TextRun } from './pictureText.js';
import type { Canvas } from './useCanvas.js';

/** What was pointed at in a picture, and where in the window. */
export interface PointedLink {
  readonly address: string;
  readonly x: number;
  readonly y: number;
  /** The shape the link lies in, if its place in the source is known. */
  readonly shape: Shape | undefined;
}

/** Who hears of what is pointed at in a picture: shapes are those whose place in the source is known. */
export interface PointingListener {
  onShape(shape: Shape): void;
  onLink(link: PointedLink): void;
  onText(run: TextRun, shape: Shape | undefined): void;
}

/** Tells what is clicked and double-clicked in a picture, and shows what can be. */
export function usePointing(canvas: Canvas | undefined, listener: PointingListener): void {
  const latest = useLatest(listener);
  // Before the picture is painted: who sees a shape can click it.
  useLayoutEffect(() => {
    if (!canvas) return undefined;
    const view = canvas.host.parentElement?.parentElement;
    const { stage, viewport } = canvas;
    const controller = new AbortController();
    const { signal } = controller;

    const onClick = (event: MouseEvent) => {
      viewport.rest();
      const element = shapeElementAt(canvas, event);
      if (!element) return;
      const address = stage.picture && linkAt(stage.picture.links, element);
      const shape = stage.shapes.tiedShapeOf(element);
      if (address === undefined) {
        if (shape) latest.current.onShape(shape);
      } else if (event.ctrlKey || event.metaKey) openLink(address);
      else latest.current.onLink({ address, x: event.clientX, y: event.clientY, shape });
    };
    const onDoubleClick = (event: MouseEvent) => {
      viewport.rest();
      const element = stage.near(event.clientX, event.clientY, () => true);
      const run = element && textRunAt(element);
      if (run) latest.current.onText(run, stage.shapes.tiedShapeOf(run.element));
    };
    const onOver = ({ target }: Event) => {
      stage.hover(target instanceof Element ? stage.shapes.tiedShapeOf(target)?.id : undefined);
    };
    // On the view, not on the picture: a click may just miss a thin line.
    view?.addEventListener('click', onClick, { signal });
    view?.addEventListener('dblclick', onDoubleClick, { signal });
    stage.frame.addEventListener('pointerover', onOver, { signal });
    stage.frame.addEventListener('pointerleave', () => stage.hover(undefined), { signal });
    return () => controller.abort();
  }, [canvas, latest]);
}

function shapeElementAt({ stage }: Canvas, { clientX, clientY }: MouseEvent): Element | undefined {
  const answers = (element: Element) =>
    stage.shapes.tiedShapeOf(element) !== undefined ||
    (stage.picture !== undefined && linkAt(stage.picture.links, element) !== undefined);
  return stage.near(clientX, clientY, answers);
}
