import {
  forwardRef,
  useContext,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { codeSurface, placeOf } from '@letu/code';
import {
  localizedFor,
  type Command,
  type Diagram,
  type SurfaceHandle,
  type SurfacePicture,
  type SurfaceProps,
  type TextRange,
} from '@letu/core';
import { OwnMessagesContext, useLatest, useMessages } from '@letu/hooks';
import { language } from '../language.js';
import { TypeGallery, type TypeGalleryHandle } from './gallery/TypeGallery.js';
import { DataPane, type DataPaneHandle } from './grid/DataPane.js';
import { handchartSurfaceMessages } from './locales/index.js';
import { copiedCells, pastedCells } from './text/clipboard.js';
import { surfaceStyles } from './surfaceStyles.js';

/** The code pane, which has the source and its history whatever is shown. */
export const code = codeSurface(language);
const CodePane = code.Component as React.ForwardRefExoticComponent<
  SurfaceProps & React.RefAttributes<SurfaceHandle>
>;

const VIEWS = ['code', 'data', 'types'] as const;
type View = (typeof VIEWS)[number];

/** What charts are edited with: their source, its data as a grid, and the types of charts it can be drawn as. */
export const ChartSurface = forwardRef<SurfaceHandle, SurfaceProps>(function ChartSurface(props, ref) {
  const { readOnly, theme, locale, options, findings, picture, diagram, onChange } = props;
  const latest = useLatest(props);
  const own = useContext(OwnMessagesContext);
  const [view, setView] = useState<View>('code');
  const id = useId();
  const viewNow = useRef(view);
  const [pane, setPane] = useState<SurfaceHandle | null>(null);
  const [source, setSource] = useState(diagram.source);
  const data = useRef<DataPaneHandle>(null);
  const gallery = useRef<TypeGalleryHandle>(null);
  /** What is selected in the code. */
  const chosen = useRef<readonly string[]>([]);
  const [start, setStart] = useState<TextRange>();
  const composing = useRef(false);
  const waiting = useRef<Diagram>(undefined);

  const read = () => pane?.read().source ?? source;
  const write = (next: string) => {
    if (pane && !latest.current.readOnly) pane.replace({ ...pane.read(), source: next }, 'user');
  };
  const show = (next: View) => {
    const shown = latest.current.picture;
    const place = shown && placeOf(shown, read(), chosen.current);
    viewNow.current = next;
    flushSync(() => {
      setStart(place);
      setSource(read());
      setView(next);
    });
    latest.current.onSelect(selectedShapes());
  };
  /** Returns the shapes of what is selected in the grid, or else in the code; none where types are chosen. */
  const selectedShapes = () => {
    if (viewNow.current === 'types') return [];
    const cells = data.current?.selectedCells();
    return cells ? shapesOf(cells, latest.current.picture, read()) : chosen.current;
  };
  const focus = () => {
    if (viewNow.current === 'code') pane?.focus();
    else if (viewNow.current === 'data') data.current?.focus();
    else gallery.current?.focus();
  };
  const goTo = (place: TextRange) => pane?.reveal?.({ ...place, severity: 'info', message: '' });

  useImperativeHandle(ref, () => {
    // Until the code pane is there, there is nothing to do anything with; it comes before anything is shown.
    if (!pane) return null as unknown as SurfaceHandle;
    /** Goes to a place where it is seen: its cell, or else the code. */
    const reveal = (place: TextRange, inCode: () => void) => {
      if (viewNow.current === 'types') show('data');
      inCode();
      if (viewNow.current === 'code' || data.current?.reveal(place)) return;
      show('code');
      inCode();
    };
    return {
      ...pane,
      focus,
      replace(next, by) {
        if (by === 'remote' && composing.current) waiting.current = next;
        else pane.replace(next, by);
      },
      select(shapes) {
        const shown = latest.current.picture;
        const place = shown && placeOf(shown, pane.read().source, shapes);
        if (place) reveal(place, () => pane.select(shapes));
      },
      reveal: (diagnostic) => reveal(diagnostic, () => pane.reveal?.(diagnostic)),
      fix(diagnostic, index) {
        pane.fix?.(diagnostic, index);
        focus();
      },
      insert(text) {
        if (viewNow.current === 'data') data.current?.paste(copiedCells(text));
        else pane.insert?.(text);
      },
      commands: [
        ...pane.commands.map((command) => ({
          ...command,
          run() {
            if (viewNow.current !== 'code') show('code');
            command.run();
          },
        })),
        ...VIEWS.map((each): Command => ({
          id: `show.${each}`,
          group: 'view',
          title: localizedFor(handchartSurfaceMessages, own, (text) => text.show[each]),
          inView: true,
          enabled: true,
          run() {
            show(each);
            focus();
          },
        })),
      ],
    } satisfies SurfaceHandle;
    // oxlint-disable-next-line react/exhaustive-deps -- another handle means other commands, which the pane alone has
  }, [pane, own]);

  const panel = (each: View) => ({
    role: 'tabpanel',
    id: `${id}${each}`,
    'aria-labelledby': `${id}${each}tab`,
    className: 'letu-chart-view',
  });
  return (
    <div
      className="letu-chart"
      onPaste={(event) => {
        // What is pasted while the tab has the focus, or nothing does, is for the data, too.
        if (view !== 'data' || event.isDefaultPrevented() || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        data.current?.paste(pastedCells(event.clipboardData));
      }}
    >
      <style href="letu-handchart" precedence="letu">
        {surfaceStyles}
      </style>
      <ViewTabs {...{ id, view, locale }} onShow={show} />
      <div className="letu-chart-views">
        <div {...panel('code')} data-hidden={view !== 'code' || undefined}>
          <CodePane
            {...props}
            ref={setPane}
            onSelect={(shapes) => {
              chosen.current = shapes;
              props.onSelect(selectedShapes());
            }}
            onChange={(change) => {
              onChange(change);
              if (viewNow.current !== 'code') setSource(change.read().source);
            }}
          />
        </div>
        {view === 'data' && (
          <div {...panel('data')}>
            <DataPane
              ref={data}
              drawn={picture?.source}
              {...{ start, source, readOnly, locale, findings, read, write }}
              undo={() => void pane?.undo()}
              redo={() => void pane?.redo()}
              onGo={goTo}
              onComposing={(isComposing) => {
                composing.current = isComposing;
                const { current: next } = waiting;
                if (isComposing || !next) return;
                waiting.current = undefined;
                pane?.replace(next, 'remote');
              }}
              onShowCode={() => {
                show('code');
                focus();
              }}
            />
          </div>
        )}
        {view === 'types' && (
          <div {...panel('types')}>
            <TypeGallery ref={gallery} {...{ source, options, readOnly, theme, locale, read, write }} />
          </div>
        )}
      </div>
    </div>
  );
});

/** Returns the shapes of cells, by where those begin; none while the picture is of another text. */
function shapesOf(cells: ReadonlySet<number>, picture: SurfacePicture | undefined, source: string) {
  if (picture?.source !== source) return [];
  return picture.shapes.filter(({ range }) => range && cells.has(range.from)).map(({ id }) => id);
}

interface ViewTabsProps extends Pick<SurfaceProps, 'locale'> {
  readonly id: string;
  readonly view: View;
  onShow(view: View): void;
}

/** Tabs as https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ has them. */
function ViewTabs({ id, view, locale, onShow }: ViewTabsProps) {
  const text = useMessages(handchartSurfaceMessages, locale);
  const press = ({ key, currentTarget }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!step) return;
    const next = VIEWS[(VIEWS.indexOf(view) + step + VIEWS.length) % VIEWS.length] ?? view;
    onShow(next);
    currentTarget.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
  };
  return (
    <div role="tablist" aria-label={text.views} className="letu-chart-tabs" onKeyDown={press} tabIndex={-1}>
      {VIEWS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`${id}${each}tab`}
          aria-controls={each === view ? `${id}${each}` : undefined}
          aria-selected={each === view}
          tabIndex={each === view ? 0 : -1}
          onClick={() => onShow(each)}
        >
          {text[each]}
        </button>
      ))}
    </div>
  );
}
