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
import { MAX_TOPICS } from '../document/model.js';
import { createMeasure } from '../layout/measure.js';
import type { Point } from '../layout/scene.js';
import type { CanvasAccess } from './actions/access.js';
import { showBranch } from './actions/looking.js';
import { canvasStyles } from './canvas/canvasStyles.js';
import { CanvasBar } from './canvas/CanvasBar.js';
import { CanvasMenu } from './canvas/CanvasMenu.js';
import { describeSelection } from './canvas/describe.js';
import { mapHandle } from './canvas/mapHandle.js';
import { shapesOfItems } from './canvas/shapes.js';
import { SignPopover, type ShownSign } from './canvas/SignPopover.js';
import { useMapCanvas } from './canvas/useMapCanvas.js';
import { canvasMessages } from './locales/index.js';
import { CanvasPanels } from './panels/CanvasPanels.js';
import { PanelControl } from './panels/panelControl.js';
import { MapStore, type MapState } from './store/mapStore.js';

type Measurer = Parameters<typeof createMeasure>[0];

export interface MindmapCanvasProps extends SurfaceProps {
  /** Measures text as the page shows it. */
  readonly measurer: Measurer;
}

/** A mind map that is edited as it is seen. */
export const MindmapCanvas = forwardRef<SurfaceHandle, MindmapCanvasProps>(
  function MindmapCanvas(props, ref) {
    const { title, readOnly, locale, theme, files, measurer } = props;
    const text = useMessages(canvasMessages, locale);
    const own = useContext(OwnMessagesContext);
    const mac = useIsMac();
    const hintId = useId();
    const latest = useLatest(props);
    const access = useRef<CanvasAccess>(null);
    const [store] = useState(
      () =>
        new MapStore(props.diagram, readOnly, {
          onChange: (change) => latest.current.onChange(change),
          onComposing: (composing) => latest.current.onComposing(composing),
          onSelect(items) {
            const { canvas } = access.current ?? {};
            if (canvas) latest.current.onSelect(shapesOfItems(canvas.scene, items));
          },
        }),
    );
    const measure = useMemo(() => createMeasure(measurer, locale), [measurer, locale]);
    const [panels] = useState(() => new PanelControl());
    const [menu, setMenu] = useState<Point>();
    const [sign, setSign] = useState<ShownSign>();
    const [notice, setNotice] = useState('');
    const onAccess = useCallback((present: CanvasAccess | null) => {
      access.current = present;
    }, []);
    const canvas = useMapCanvas({
      ...props,
      store,
      measure,
      text,
      mac,
      onAccess,
      setMenu,
      setSign,
      setNotice,
    });
    const { refs, focus } = canvas;
    const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
    const said = describeSelection(state, text);

    useLayoutEffect(() => store.setReadOnly(readOnly), [store, readOnly]);
    const { isWhole } = state;
    const { settings } = state.map;
    const { canUndo, canRedo } = store;
    useImperativeHandle(
      ref,
      () => ({ ...mapHandle({ store, access: () => access.current, panels, focus }, own), canUndo, canRedo }),
      // oxlint-disable-next-line react/exhaustive-deps -- they decide which commands can be used
      [store, panels, focus, own, readOnly, isWhole, settings, canUndo, canRedo],
    );

    const host = useMemo(
      () => ({
        store,
        control: panels,
        locale,
        theme,
        files,
        focusCanvas: focus,
        reveal: (items: readonly string[]) => access.current?.canvas.reveal(items.at(-1)),
      }),
      [store, panels, locale, theme, files, focus],
    );
    const close = () => {
      setMenu(undefined);
      setSign(undefined);
      focus();
    };
    const leaveBranch = () => {
      if (access.current) showBranch(access.current, undefined);
      focus();
    };
    return (
      <CanvasPanels host={host}>
        <div className="letu-mm">
          <style href="letu-mindmap" precedence="letu">
            {canvasStyles}
          </style>
          {!store.isLocked && <CanvasBar {...{ store, text, mac }} access={canvas.present} onRun={focus} />}
          <div className="letu-mm-stage">
            <p id={hintId} className="letu-hidden">
              {text.keysHint}
            </p>
            <p className="letu-hidden" role="status">
              {state.edited ? '' : said}
            </p>
            {canvas.present && <ZoomControls viewport={canvas.present.canvas.viewport} text={text} />}
            <div className="letu-mm-top">
              {!isWhole && (
                <div role="alert" data-tone="warning">
                  {text.notWhole(MAX_TOPICS)}
                </div>
              )}
              {state.branch !== undefined && (
                <div>
                  {text.branchShown}
                  <button type="button" className="letu-button" onClick={leaveBranch}>
                    {text.wholeMap}
                  </button>
                </div>
              )}
              {isEmpty(state) && <div>{text.empty}</div>}
              {notice !== '' && <div role="status">{notice}</div>}
            </div>
            {sign && <SignPopover sign={sign} text={text} onClose={close} />}
            {canvas.present && (
              <CanvasMenu
                access={canvas.present}
                panels={panels}
                locale={locale}
                at={menu}
                mac={mac}
                onClose={close}
              />
            )}
            <div ref={refs.view} className="letu-mm-view" role="group" aria-label={text.canvas(title)}>
              <div ref={refs.layer} className="letu-mm-layer">
                <svg ref={refs.picture} lang={locale} aria-hidden="true" />
                <svg ref={refs.marks} className="letu-mm-marks" aria-hidden="true" />
                <textarea
                  ref={refs.field}
                  className="letu-mm-field"
                  aria-label={state.selection.length > 0 ? said : text.canvas(title)}
                  aria-describedby={hintId}
                  rows={1}
                  spellCheck={false}
                  autoCapitalize="off"
                  autoComplete="off"
                />
              </div>
            </div>
          </div>
        </div>
      </CanvasPanels>
    );
  },
);

/** Tells whether nothing has been written yet, and someone can. */
function isEmpty({ map: { root, floating }, edited, readOnly }: MapState): boolean {
  return root.text === '' && root.children.length + floating.length === 0 && !edited && !readOnly;
}
