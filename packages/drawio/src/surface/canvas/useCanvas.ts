import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SurfaceProps } from '@letu/core';
import { useLatest } from '@letu/hooks';
import type { TextMeasurer } from '@letu/svg-dom';
import type { Point } from '../../document/model.js';
import { createGraph, createLabelMeasure } from '../../graph/index.js';
import { imagesAt } from '../../draw/imagesAt.js';
import { serveClipboard } from '../clipboard/paste.js';
import type { CanvasAccess } from '../commands/access.js';
import { pressKey } from '../commands/keys.js';
import { Pointers } from '../gestures/pointers.js';
import type { CanvasMessages } from '../locales/zh-CN.js';
import type { Session } from '../session.js';
import { DiagramImages } from '../store/diagramImages.js';
import type { FileCodec } from '../store/fileSources.js';
import { LabelField } from '../text/labelField.js';
import { PageCanvas } from '../view/pageCanvas.js';

export type Measurer = TextMeasurer | undefined;

export interface CanvasInput extends Pick<SurfaceProps, 'theme' | 'locale' | 'files'> {
  readonly session: Session;
  readonly codec: FileCodec;
  readonly measurer: Measurer;
  readonly text: CanvasMessages;
  readonly mac: boolean;
  /** Gets what commands work on while the canvas is there. */
  onAccess(access: CanvasAccess | null): void;
  /** @param at From the upper left corner of the canvas. */
  setMenu(at: Point | undefined): void;
  /** @param at In CSS pixels of the window; undefined where nobody has pointed. */
  setInsert(insert: { readonly at: Point | undefined }): void;
  setNotice(notice: string): void;
  openObject: CanvasAccess['openObject'];
}

/** How long a notice stays, in milliseconds. */
const NOTICE_MS = 6_000;

/** Keeps a canvas, and what turns keys and pointers into changes, for a component's life. */
export function useCanvas(input: CanvasInput) {
  const { session, measurer, theme, locale, mac, files, onAccess } = input;
  const latest = useLatest(input);
  const view = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const graph = useRef<HTMLDivElement>(null);
  const marks = useRef<SVGSVGElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const drawn = useRef(theme);
  const [present, setPresent] = useState<CanvasAccess>();
  const focus = useCallback(() => field.current?.focus({ preventScroll: true }), []);
  const images = useRef<DiagramImages>(undefined);
  const newGraph = useCallback(() => {
    const measure = createLabelMeasure(measurer, locale);
    const { theme: colours } = latest.current;
    const imageAt = imagesAt({ get: (id) => images.current?.get(id) });
    return createGraph(graph.current!, { measure, theme: colours, imageAt });
  }, [measurer, locale, latest]);

  useLayoutEffect(() => {
    const elements = {
      view: view.current!,
      sheet: sheet.current!,
      layer: layer.current!,
      graph: graph.current!,
      marks: marks.current!,
    };
    const canvas = new PageCanvas(session, elements, newGraph());
    const held = new DiagramImages(session, files, () => canvas.redraw());
    images.current = held;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const made: CanvasAccess = {
      canvas,
      codec: latest.current.codec,
      images: held,
      get text() {
        return latest.current.text;
      },
      say(notice) {
        clearTimeout(timer);
        latest.current.setNotice(notice);
        // What asks for something stays until that is done.
        if (!canvas.marks.connecting && !canvas.marks.point)
          timer = setTimeout(() => latest.current.setNotice(''), NOTICE_MS);
      },
      openMenu() {
        const box = canvas.graph.box(session.getState().selection.at(-1) ?? '');
        const { width, height } = canvas.viewport.getSize();
        const middle = { x: width / 2, y: height / 2 };
        latest.current.setMenu(
          box ? canvas.viewport.toView({ x: box.x + box.width / 2, y: box.y + box.height / 2 }) : middle,
        );
      },
      openObject: (name) => latest.current.openObject(name),
      openInsert: (at) => latest.current.setInsert({ at }),
    };
    onAccess(made);
    const pointers = new Pointers(
      made,
      {
        onMenu({ x, y }) {
          const frame = elements.view.getBoundingClientRect();
          latest.current.setMenu({ x: x - frame.left, y: y - frame.top });
        },
        onPress() {
          latest.current.setMenu(undefined);
          focus();
        },
      },
      mac,
    );
    const writing = new LabelField(field.current!, made, {
      onKey(event) {
        if (event.key === 'Escape' && pointers.cancel()) return true;
        const isSpace = event.key === ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (isSpace) pointers.holdSpace(true);
        return isSpace || pressKey(made, event, mac);
      },
      onKeyUp: ({ key }) => key === ' ' && pointers.holdSpace(false),
      onClipboard: (event) => serveClipboard(made, event),
    });
    setPresent(made);
    return () => {
      clearTimeout(timer);
      onAccess(null);
      held.dispose();
      pointers.dispose();
      writing.dispose();
      canvas.dispose();
    };
  }, [session, files, mac, onAccess, latest, focus, newGraph]);

  useEffect(() => {
    if (!present || drawn.current === theme) return;
    drawn.current = theme;
    graph.current?.replaceChildren();
    present.canvas.drawWith(newGraph());
  }, [present, theme, newGraph]);
  return { refs: { view, sheet, layer, graph, marks, field }, focus, present };
}
