import {
  forwardRef,
  useCallback,
  useContext,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { SurfaceHandle, SurfaceProps } from '@letu/core';
import { useIsMac, ZoomControls } from '@letu/editor/canvas';
import { OwnMessagesContext, useLatest, useMessages } from '@letu/hooks';
import type { Point } from '../document/model.js';
import type { DrawioOptions } from '../options.js';
import { CanvasMenu } from './canvas/CanvasMenu.js';
import { canvasStyles } from './canvas/canvasStyles.js';
import { describeSelection } from './canvas/describe.js';
import { editorHost } from './canvas/editorHost.js';
import { LinkBubble } from './canvas/LinkBubble.js';
import { surfaceHandle } from './canvas/handle.js';
import { QuickInsert } from './canvas/QuickInsert.js';
import { useShownPage } from './canvas/useShownPage.js';
import { useCanvas, type Measurer } from './canvas/useCanvas.js';
import type { CanvasAccess } from './commands/access.js';
import { canvasMessages } from './locales/index.js';
import { DrawioPanels } from './panels/DrawioPanels.js';
import { adoptFile } from './panels/palette/adoptFile.js';
import { PanelControl } from './panels/panelControl.js';
import { panelCommands } from './panels/panelCommands.js';
import { Session, type SessionState } from './session.js';
import type { FileCodec } from './store/fileSources.js';

export interface DrawioSurfaceProps extends SurfaceProps {
  /** Reads and writes sources. */
  readonly codec: FileCodec;
  /** Measures labels as the page shows them. */
  readonly measurer: Measurer;
}

/** A general diagram that is edited as it is seen. */
export const DrawioSurface = forwardRef<SurfaceHandle, DrawioSurfaceProps>(
  function DrawioSurface(props, ref) {
    const { title, readOnly, locale, theme, options, files, codec, measurer } = props;
    const { look } = options as Partial<DrawioOptions>;
    const text = useMessages(canvasMessages, locale);
    const own = useContext(OwnMessagesContext);
    const mac = useIsMac();
    const hintId = useId();
    const latest = useLatest(props);
    const access = useRef<CanvasAccess>(null);
    const [session] = useState(
      () =>
        new Session(props.diagram, readOnly, codec, {
          onChange: (change) => latest.current.onChange(change),
          onComposing: (composing) => latest.current.onComposing(composing),
          onSelect: (cells) => latest.current.onSelect(cells),
        }),
    );
    useLayoutEffect(() => session.setLook(look), [session, look]);
    const [panels] = useState(() => new PanelControl());
    const [menu, setMenu] = useState<Point>();
    const [insert, setInsert] = useState<{ readonly at: Point | undefined }>();
    const [notice, setNotice] = useState('');
    const onAccess = useCallback((present: CanvasAccess | null) => {
      access.current = present;
    }, []);
    const { refs, focus, present } = useCanvas({
      session,
      codec,
      measurer,
      files,
      theme,
      locale,
      text,
      mac,
      onAccess,
      setMenu,
      setInsert,
      setNotice,
      openObject: (name) => panels.open('object', name),
    });
    const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
    const said = describeSelection(state, text);
    const { isWhole } = state;
    const { canUndo, canRedo } = session;

    const host = useMemo(
      () => editorHost({ session, locale, theme, files, text, present, focus }),
      [session, locale, theme, files, text, present, focus],
    );
    useLayoutEffect(() => session.setReadOnly(readOnly), [session, readOnly]);
    useShownPage(session, props);
    useImperativeHandle(
      ref,
      () => {
        const handle = surfaceHandle({ session, access: () => access.current, focus }, own);
        return {
          ...handle,
          canUndo,
          canRedo,
          commands: [...handle.commands, ...panelCommands(host, panels, own)],
          adoptFile: (file) => adoptFile(host, panels, file),
        };
      },
      // oxlint-disable-next-line react/exhaustive-deps -- they decide which commands can be used
      [session, host, panels, focus, own, readOnly, isWhole, canUndo, canRedo],
    );

    const close = () => {
      setMenu(undefined);
      setInsert(undefined);
      focus();
    };
    return (
      <DrawioPanels host={host} control={panels}>
        <div className="letu-dg" data-theme={theme}>
          <style href="letu-drawio" precedence="letu">
            {canvasStyles}
          </style>
          <p id={hintId} className="letu-hidden">
            {text.keysHint}
          </p>
          <p className="letu-hidden" role="status">
            {state.edited ? '' : said}
          </p>
          {present && <ZoomControls viewport={present.canvas.viewport} text={text} />}
          <div className="letu-dg-top">
            {!isWhole && (
              <div role="alert" data-tone="warning">
                {text.unreadable}
              </div>
            )}
            {isEmpty(state) && !insert && <div>{text.empty}</div>}
            {notice !== '' && <div role="status">{notice}</div>}
          </div>
          {present && insert && (
            <QuickInsert access={present} at={insert.at} locale={locale} theme={theme} onClose={close} />
          )}
          {present && <LinkBubble access={present} state={state} />}
          {present && <CanvasMenu access={present} at={menu} mac={mac} onClose={close} />}
          <div ref={refs.view} className="letu-dg-view" role="group" aria-label={text.canvas(title)}>
            <div ref={refs.sheet} className="letu-dg-sheet" aria-hidden="true" />
            <div ref={refs.layer} className="letu-dg-layer">
              <div ref={refs.graph} className="letu-dg-graph" lang={locale} aria-hidden="true" />
              <svg ref={refs.marks} className="letu-dg-marks" aria-hidden="true" />
              <div
                ref={refs.field}
                className="letu-dg-field"
                role="textbox"
                tabIndex={0}
                aria-multiline="true"
                aria-label={state.selection.length > 0 ? said : text.canvas(title)}
                aria-describedby={hintId}
                spellCheck={false}
                suppressContentEditableWarning
              />
            </div>
          </div>
        </div>
      </DrawioPanels>
    );
  },
);

/** Tells whether nothing has been drawn yet, and someone can. */
function isEmpty({ page, readOnly, isWhole }: SessionState): boolean {
  return isWhole && !readOnly && !page.cells.some(({ role }) => role !== 'other');
}
