import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useReducer,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { ChangeOrigin, Command, Diagram, FileStore, SurfaceHandle, SurfaceProps } from '@letu/core';
import { useLatest } from '@letu/hooks';
import { filesOf, parseBoxes, writeBoxes, type Box, type Boxes } from './document.js';
import { History } from './history.js';

/** How often a canvas has written its source. */
export const writings = { count: 0 };

const STEP = 10;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface Gesture {
  readonly before: Boxes;
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** A canvas on which rectangles are drawn and dragged: as small as a surface that is the picture itself can be. */
export const BoxCanvas = forwardRef<SurfaceHandle, SurfaceProps>(function BoxCanvas(props, ref) {
  const { title, readOnly, theme, files } = props;
  const latest = useLatest(props);
  const root = useRef<HTMLDivElement>(null);
  const boxes = useRef<Boxes>(parseBoxes(props.diagram.source));
  const history = useRef(new History()).current;
  const gesture = useRef<Gesture>(undefined);
  const composing = useRef(false);
  const waiting = useRef<Diagram>(undefined);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [selected, setSelected] = useState<string>();
  const [labelled, setLabelled] = useState<string>();

  const select = (id: string | undefined) => {
    setSelected(id);
    latest.current.onSelect(id === undefined ? [] : [id]);
  };
  const read = (): Diagram => {
    writings.count += 1;
    const shown = filesOf(boxes.current);
    const { type } = latest.current.diagram;
    return { type, source: writeBoxes(boxes.current), ...(shown.length > 0 ? { files: shown } : {}) };
  };
  const set = (next: Boxes, origin: ChangeOrigin) => {
    boxes.current = next;
    redraw();
    latest.current.onChange({ origin, read });
  };
  const change = (next: Boxes, origin: ChangeOrigin) => {
    history.step(boxes.current);
    set(next, origin);
  };
  const restore = (next: Boxes | undefined): boolean => {
    if (next) set(next, 'user');
    return next !== undefined;
  };
  const replace = (diagram: Diagram, by: ChangeOrigin) => {
    if (by === 'remote' && composing.current) {
      waiting.current = diagram;
      return;
    }
    const next = parseBoxes(diagram.source);
    if (writeBoxes(next) !== writeBoxes(boxes.current)) change(next, by);
  };
  const edit = (id: string, part: Partial<Box>) =>
    boxes.current.map((box) => (box.id === id ? { ...box, ...part } : box));
  const add = (part: Partial<Box>) => {
    const box = { id: crypto.randomUUID(), x: 20, y: 20, width: 80, height: 40, label: '', ...part };
    select(box.id);
    return [...boxes.current, box];
  };
  const undo = () => restore(history.undo(boxes.current));
  const redo = () => restore(history.redo(boxes.current));

  useImperativeHandle(
    ref,
    (): SurfaceHandle => ({
      focus: () => root.current?.focus(),
      read,
      replace,
      undo,
      redo,
      select([id]) {
        select(id);
        root.current?.focus();
      },
      commands: [addCommand(!readOnly, () => change(add({}), 'user'))],
      insertFiles(given) {
        const [image, ...others] = given;
        if (!image?.type.startsWith('image/')) return given;
        void latest.current.files.put(image).then((id) => change(add({ file: id }), 'user'));
        return others;
      },
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- all else is read when it is called
    [readOnly],
  );

  const at = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const press = (event: PointerEvent) => {
    const id = event.target instanceof Element ? event.target.getAttribute('data-box') : null;
    select(id ?? undefined);
    if (readOnly) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const before = boxes.current;
    if (id !== null) {
      gesture.current = { before, id, ...at(event) };
      return;
    }
    const drawn = { id: crypto.randomUUID(), ...at(event), width: 0, height: 0, label: '' };
    boxes.current = [...before, drawn];
    gesture.current = { before, ...drawn };
    select(drawn.id);
  };
  const move = (event: PointerEvent) => {
    const { current } = gesture;
    if (!current) return;
    const { x, y } = at(event);
    const [dx, dy] = [x - current.x, y - current.y];
    const old = current.before.find(({ id }) => id === current.id);
    set(edit(current.id, old ? { x: old.x + dx, y: old.y + dy } : { width: dx, height: dy }), 'user');
  };
  const release = () => {
    const { current } = gesture;
    gesture.current = undefined;
    if (current && boxes.current !== current.before) history.step(current.before);
  };
  const key = (event: KeyboardEvent) => {
    if (event.target !== root.current) return;
    const mod = event.ctrlKey || event.metaKey;
    const box = boxes.current.find(({ id }) => id === selected);
    const arrow = ARROWS[event.key];
    if (readOnly) return;
    if (mod && event.key.toLowerCase() === 'z') (event.shiftKey ? redo : undo)();
    else if (event.key === 'n' && !mod) change(add({}), 'user');
    else if (box && arrow) change(edit(box.id, { x: box.x + arrow[0], y: box.y + arrow[1] }), 'user');
    else if (box && event.key === 'Enter') setLabelled(box.id);
    else return;
    event.preventDefault();
  };
  const compose = (began: boolean) => {
    composing.current = began;
    latest.current.onComposing(began);
    const late = waiting.current;
    waiting.current = undefined;
    if (!began && late) replace(late, 'remote');
  };

  const dark = theme === 'dark';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a canvas is one thing that takes keys
    <div
      ref={root}
      role="group"
      aria-label={title}
      {...{ tabIndex: 0 }}
      style={{
        position: 'absolute',
        inset: 0,
        background: dark ? '#111' : '#fff',
        color: dark ? '#eee' : '#222',
      }}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onKeyDown={key}
    >
      {boxes.current.map((box) => (
        <div
          key={box.id}
          data-box={box.id}
          data-selected={box.id === selected || undefined}
          style={{
            position: 'absolute',
            left: box.x,
            top: box.y,
            width: box.width,
            height: box.height,
            border: '1px solid currentColor',
          }}
        >
          {box.file && <FileImage id={box.file} files={files} />}
          {labelled === box.id ? (
            <input
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens to be written in
              autoFocus
              aria-label={`${title} ${box.id}`}
              value={box.label}
              onChange={({ target }) => change(edit(box.id, { label: target.value }), 'user')}
              onCompositionStart={() => compose(true)}
              onCompositionEnd={() => compose(false)}
            />
          ) : (
            box.label
          )}
        </div>
      ))}
    </div>
  );
});

function addCommand(enabled: boolean, run: () => void): Command {
  return { id: 'addBox', group: 'edit', title: { 'zh-CN': '添加方块', 'en-US': 'Add a box' }, enabled, run };
}

function FileImage({ id, files }: { id: string; files: FileStore }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let shown: string | undefined;
    void files.get(id).then((content) => {
      if (content) setUrl((shown = URL.createObjectURL(content)));
    });
    return () => {
      if (shown) URL.revokeObjectURL(shown);
    };
  }, [id, files]);
  return url ? <img src={url} alt="" /> : null;
}
