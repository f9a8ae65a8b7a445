import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Insets } from './geometry.js';
import { PictureStage } from './pictureStage.js';
import type { ShownPicture } from './usePrepared.js';
import { Viewport } from './viewport.js';

const MARGIN = 24;

/** The element a picture stands in, and what moves it. */
export interface Canvas {
  readonly stage: PictureStage;
  readonly viewport: Viewport;
  /** The element of the page that holds the shadow root. */
  readonly host: HTMLElement;
}

/** The elements a canvas is made of; they are there from the first effect on. */
export interface CanvasRefs {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly host: RefObject<HTMLDivElement | null>;
  /** What covers the lower edge of the view. */
  readonly controls: RefObject<HTMLDivElement | null>;
}

/** Keeps a canvas for a component's life, and shows each new picture in it. */
export function useCanvas(shown: ShownPicture | undefined): readonly [CanvasRefs, Canvas | undefined] {
  const view = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const [canvas, setCanvas] = useState<Canvas>();

  useEffect(() => {
    if (!view.current || !layer.current || !host.current) return undefined;
    const insets = (): Insets => {
      const covered = controls.current?.offsetHeight ?? 0;
      return { top: MARGIN, right: MARGIN, bottom: covered + MARGIN, left: MARGIN };
    };
    const viewport = new Viewport(view.current, layer.current, insets);
    setCanvas({ viewport, stage: new PictureStage(host.current), host: host.current });
    return () => viewport.dispose();
  }, []);

  const { prepared, shapes } = shown ?? {};
  useLayoutEffect(() => {
    if (!canvas || !prepared || !shapes) return;
    canvas.stage.show(prepared, shapes);
    canvas.viewport.setPicture(prepared.size);
  }, [canvas, prepared, shapes]);

  return [{ view, layer, host, controls }, canvas];
}
