import {
  forwardRef,
  useCallback,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CompositionEvent,
} from 'react';
import type { SurfaceHandle, SurfaceProps } from '@letu/core';
import { OwnMessagesContext, useLatest, useMessages } from '@letu/hooks';
import { styles } from '../../generated/styles.js';
import type { ExcalidrawOptions } from '../options.js';
import { boardHandle } from './boardHandle.js';
import { BoardSelection } from './boardSelection.js';
import { BoardStore } from './boardStore.js';
import { boardStyles } from './boardStyles.js';
import { keepLibrary, readLibrary, type LibraryItems } from './deviceLibrary.js';
import { Embed } from './Embed.js';
import { boardMessages } from './locales/index.js';
import type { BoardApi, Vendor } from './vendor.js';

type ExcalidrawProps = Parameters<Vendor['Excalidraw']>[0];
type EmbedElement = Parameters<NonNullable<ExcalidrawProps['renderEmbeddable']>>[0];

export interface BoardSurfaceProps extends SurfaceProps {
  readonly vendor: Vendor;
}

/** What would have to do with servers, or is done by the shell. */
const CANVAS_ACTIONS = {
  export: false,
  loadScene: false,
  saveToActiveFile: false,
  saveAsImage: false,
  toggleTheme: false,
} as const;
/** What lies over the board at its sides, in pixels. */
const AROUND = { top: 100, right: 16, bottom: 72, left: 16 };
const UI_OPTIONS = { canvasActions: CANVAS_ACTIONS };

/** A whiteboard, edited with Excalidraw (https://excalidraw.com). */
export const BoardSurface = forwardRef<SurfaceHandle, BoardSurfaceProps>(function BoardSurface(props, ref) {
  const { vendor, title, readOnly, locale, theme, options, files } = props;
  const { look } = options as ExcalidrawOptions;
  const { Excalidraw, MainMenu } = vendor;
  const text = useMessages(boardMessages, locale);
  const own = useContext(OwnMessagesContext);
  const latest = useLatest(props);
  const frame = useRef<HTMLDivElement>(null);
  const api = useRef<BoardApi>(undefined);
  const pointed = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const [isWhole, setWhole] = useState(true);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const [libraryLost, setLibraryLost] = useState(false);
  const [store] = useState(
    () =>
      new BoardStore(props.diagram, files, {
        onChange: (change) => latest.current.onChange(change),
        onWhole: setWhole,
      }),
  );
  const [selection] = useState(
    () =>
      new BoardSelection(store, locale, {
        onSelect: (shapes) => latest.current.onSelect(shapes),
        onLabels: setSelected,
      }),
  );
  const [began] = useState(() => store.scene);
  const [initialData] = useState(() => ({
    ...store.initial(vendor, look),
    libraryItems: readLibrary(vendor),
  }));

  useEffect(() => setWhole(store.isWhole), [store]);
  useLayoutEffect(
    () => () => {
      // What is written when the board goes is kept, and the text field needs the editor for it.
      const { activeElement } = document;
      if (activeElement instanceof HTMLTextAreaElement && frame.current?.contains(activeElement))
        activeElement.blur();
      store.disconnect();
    },
    [store],
  );
  const focus = useCallback(() => {
    const board = frame.current?.querySelector<HTMLElement>('.excalidraw[tabindex]') ?? frame.current;
    board?.focus({ preventScroll: true });
  }, []);

  const onChange = useCallback<NonNullable<ExcalidrawProps['onChange']>>(
    (elements, state) => {
      if (!store.api && api.current) {
        nameBoard(frame.current, latest.current);
        api.current.scrollToContent(undefined, { fitToContent: true, animate: false, canvasOffsets: AROUND });
        store.connect(api.current, began);
        selection.connect();
        if (document.activeElement === frame.current) focus();
      }
      store.settle();
      store.changed();
      selection.changed(state);
      setEmpty(elements.every(({ isDeleted }) => isDeleted) && !state.newElement);
    },
    [store, selection, began, focus, latest],
  );
  useEffect(() => nameBoard(frame.current, { title, locale, text }), [title, locale, text]);

  const isLocked = readOnly || !isWhole;
  useImperativeHandle(
    ref,
    () =>
      boardHandle(
        { store, selection, vendor, files, text, locale, isLocked, focus, pointer: () => pointed.current },
        own,
      ),
    [store, selection, vendor, files, text, locale, isLocked, focus, own],
  );

  const setComposing = (composing: boolean) => (event: CompositionEvent) => {
    if (!(event.target instanceof HTMLTextAreaElement)) return;
    latest.current.onComposing(composing);
    store.setComposing(composing);
  };
  const renderEmbed = useCallback(
    (element: EmbedElement) => <Embed address={addressOf(element)} text={text} />,
    [text],
  );
  const onLibraryChange = useCallback(
    (items: LibraryItems) => setLibraryLost(!keepLibrary(vendor, items)),
    [vendor],
  );
  const idOfFile = useCallback((file: File) => files.put(file), [files]);
  const setApi = useCallback((given: unknown) => {
    api.current = given as BoardApi;
  }, []);
  const menu = useMemo(
    () => (
      <MainMenu>
        <MainMenu.DefaultItems.SearchMenu />
        <MainMenu.DefaultItems.Help />
        <MainMenu.DefaultItems.ClearCanvas />
        <MainMenu.Separator />
        <MainMenu.DefaultItems.ChangeCanvasBackground />
      </MainMenu>
    ),
    [MainMenu],
  );

  return (
    <div
      ref={frame}
      className="letu-ex"
      data-theme={theme}
      tabIndex={-1}
      role="group"
      aria-label={text.board(title)}
      onPointerMove={({ clientX: x, clientY: y }) => (pointed.current = { x, y })}
      onCompositionStart={setComposing(true)}
      onCompositionEnd={setComposing(false)}
    >
      <style href="letu-excalidraw" precedence="letu">
        {styles + boardStyles}
      </style>
      <p className="letu-hidden" role="status">
        {text.selected(selected)}
      </p>
      {!isWhole && (
        <div className="letu-ex-note" role="alert" data-tone="warning">
          {text.notWhole}
        </div>
      )}
      {isWhole && isEmpty && !readOnly && <div className="letu-ex-note">{text.empty}</div>}
      {libraryLost && (
        <div className="letu-ex-note" role="alert" data-tone="warning">
          {text.libraryNotKept}
        </div>
      )}
      <Excalidraw
        initialData={initialData}
        excalidrawAPI={setApi}
        onChange={onChange}
        viewModeEnabled={isLocked}
        theme={theme}
        langCode={locale === 'zh-CN' ? 'zh-CN' : 'en'}
        name={title}
        UIOptions={UI_OPTIONS}
        aiEnabled={false}
        generateIdForFile={idOfFile}
        onLibraryChange={onLibraryChange}
        renderEmbeddable={renderEmbed}
      >
        {menu}
      </Excalidraw>
    </div>
  );
});

/** Names the element of the editor that takes the focus, which has no name of its own. */
function nameBoard(
  frame: HTMLElement | null,
  {
    title,
    ...props
  }: { readonly title: string; readonly text?: { board(title: string): string }; readonly locale: string },
): void {
  const board = frame?.querySelector('.excalidraw');
  if (!board) return;
  board.setAttribute('role', 'application');
  board.setAttribute('aria-label', props.text?.board(title) ?? frame?.getAttribute('aria-label') ?? title);
}

/** Returns the address of a page that may be fetched where the user asks; undefined for what a file brings itself. */
function addressOf({
  type,
  link,
}: {
  readonly type: string;
  readonly link: string | null;
}): string | undefined {
  return type === 'embeddable' && link !== null && /^https?:\/\//i.test(link) ? link : undefined;
}
