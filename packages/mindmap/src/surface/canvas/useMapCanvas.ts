import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SurfaceProps } from '@letu/core';
import { useLatest } from '@letu/hooks';
import { FONT_FAMILY, type Measure } from '../../layout/measure.js';
import type { Point } from '../../layout/scene.js';
import type { CanvasAccess } from '../actions/access.js';
import { goTo } from '../actions/looking.js';
import { Pointers } from '../gestures/pointers.js';
import type { CanvasMessages } from '../locales/zh-CN.js';
import type { MapStore } from '../store/mapStore.js';
import { TextField } from '../text/textField.js';
import type { Hit } from '../view/hitTest.js';
import { middleOf } from '../view/geometry.js';
import { LoadedImages } from './loadImages.js';
import { MapCanvas } from './mapCanvas.js';
import type { ShownSign } from './SignPopover.js';

export interface MapCanvasInput extends Pick<SurfaceProps, 'theme' | 'files'> {
  readonly store: MapStore;
  readonly measure: Measure;
  readonly text: CanvasMessages;
  readonly mac: boolean;
  /** Gets what actions work on while the canvas is there. */
  onAccess(access: CanvasAccess | null): void;
  /** @param at From the upper left corner of the canvas. */
  setMenu(at: Point | undefined): void;
  setSign(sign: ShownSign): void;
  setNotice(notice: string): void;
}

/** How long a notice stays, in milliseconds. */
const NOTICE_MS = 6_000;

/** Keeps a canvas, and what turns keys and pointers into changes, for a component's life. */
export function useMapCanvas(input: MapCanvasInput) {
  const { store, measure, theme, files, mac, onAccess } = input;
  const latest = useLatest(input);
  const view = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const picture = useRef<SVGSVGElement>(null);
  const marks = useRef<SVGSVGElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [present, setPresent] = useState<CanvasAccess>();
  const focus = useCallback(() => field.current?.focus({ preventScroll: true }), []);

  useLayoutEffect(() => {
    const elements = {
      view: view.current!,
      layer: layer.current!,
      picture: picture.current!,
      marks: marks.current!,
    };
    elements.picture.setAttribute('font-family', FONT_FAMILY);
    const { theme: colours, files: from, text } = latest.current;
    const canvas = new MapCanvas(store, elements, {
      theme: colours,
      measure,
      images: new Map(),
      files: from,
      placeholder: text.placeholder,
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const made: CanvasAccess = {
      canvas,
      get text() {
        return latest.current.text;
      },
      say(notice) {
        clearTimeout(timer);
        latest.current.setNotice(notice);
        // What asks for something stays until that is done.
        if (!canvas.marks.relating) timer = setTimeout(() => latest.current.setNotice(''), NOTICE_MS);
      },
      openMenu() {
        const topic = canvas.topic(store.getState().selection.at(-1));
        const at = topic ? canvas.viewport.toView(middleOf(topic.box)) : undefined;
        latest.current.setMenu(at ?? { x: elements.view.clientWidth / 2, y: elements.view.clientHeight / 2 });
      },
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
        onSign: (hit) => openSign(made, hit, latest.current.setSign),
      },
      mac,
    );
    const writing = new TextField(field.current!, made, mac, {
      onSpace: (isHeld) => pointers.holdSpace(isHeld),
      onEscape: () => pointers.cancel(),
    });
    setPresent(made);
    return () => {
      clearTimeout(timer);
      onAccess(null);
      pointers.dispose();
      writing.dispose();
      canvas.dispose();
    };
  }, [store, measure, mac, onAccess, latest, focus]);

  const { placeholder } = input.text;
  useEffect(() => present?.canvas.configure({ theme, placeholder }), [present, theme, placeholder]);
  useImages(present, files);
  return { refs: { view, layer, picture, marks, field }, focus, present };
}

/** Shows the images of the map as they come. */
function useImages(present: CanvasAccess | undefined, files: SurfaceProps['files']): void {
  useEffect(() => {
    if (!present) return undefined;
    const { canvas } = present;
    const loaded = new LoadedImages(files, (images) => canvas.configure({ images, files }));
    const ask = () => loaded.ask(canvas.scene.topics.flatMap(({ content }) => content.image?.file ?? []));
    canvas.configure({ files });
    ask();
    return canvas.subscribe(ask);
  }, [present, files]);
}

/** Goes to the topic that a link leads to, or shows the note or the address. */
function openSign(
  access: CanvasAccess,
  { topic: placed, sign }: Extract<Hit, { on: 'sign' }>,
  show: (sign: ShownSign) => void,
): void {
  const { topic, box, inset } = placed;
  if (sign.kind === 'link' && topic.link.startsWith('#')) {
    goTo(access, topic.link.slice(1));
    return;
  }
  if (sign.kind !== 'note' && sign.kind !== 'link') return;
  const { x, y } = access.canvas.viewport.toView({
    x: box.x + inset.x + sign.box.x + sign.box.width / 2,
    y: box.y + inset.y + sign.box.y + sign.box.height,
  });
  const frame = access.canvas.elements.view.getBoundingClientRect();
  show({ kind: sign.kind, value: topic[sign.kind], at: { x: x + frame.left, y: y + frame.top } });
}
