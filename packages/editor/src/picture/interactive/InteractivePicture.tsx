import { forwardRef, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { useKeyDown } from '../../hooks/useKeyDown.js';
import { PictureOutline } from '../outline/PictureOutline.js';
import type { PictureHandle, PictureTies } from '../pictureProps.js';
import type { LivePictureResult } from '../pictureState.js';
import { LinkPopover } from './LinkPopover.js';
import { pictureMessages } from './locales/index.js';
import { Minimap } from './Minimap.js';
import { PictureControls } from './PictureControls.js';
import { PictureView } from './PictureView.js';
import { RenameInput } from './RenameInput.js';
import { SearchBox } from './SearchBox.js';
import { useCanvas } from './useCanvas.js';
import { useImageLoading } from './useImageLoading.js';
import { useLight } from './useLight.js';
import { useOutline } from './useOutline.js';
import { usePrepared } from './usePrepared.js';
import { useSearch } from './useSearch.js';
import { useTies } from './useTies.js';

export interface InteractivePictureProps extends PictureTies {
  readonly picture: LivePictureResult;
  /** Whether the picture is an earlier one. */
  readonly stale: boolean;
  /** Whether the picture is shown as an image, whose parts cannot be pointed at. */
  readonly asImage: boolean;
  readonly locale: Locale;
  /** The picture's name for those who do not see it. */
  readonly alt: string;
  /** Called with the markup of an answer that is no picture. */
  onBroken(svg: string): void;
}

/** A picture to move, to search, and to point at. Its markup goes through the sanitiser into a shadow root. */
export const InteractivePicture = forwardRef<PictureHandle, InteractivePictureProps>(
  function InteractivePicture(props, ref) {
    const {
      picture,
      stale,
      asImage,
      locale,
      alt,
      lit,
      background = 'plain',
      onSelect,
      onRename,
      onShown,
    } = props;
    const text = useMessages(pictureMessages, locale);
    const root = useRef<HTMLDivElement>(null);
    const shown = usePrepared(picture, asImage, props.onBroken);
    const [refs, canvas] = useCanvas(shown);
    const loading = useImageLoading(shown?.prepared);
    const search = useSearch(shown);
    const outline = useOutline(shown, text);
    const ties = useTies({ canvas, noRename: text.noRename, onSelect, onRename });
    useLight({ canvas, shown, lit: stale ? undefined : lit, chosen: outline.chosen });
    const shownPicture = shown?.picture;
    // Before anybody can click in it.
    useLayoutEffect(() => {
      onShown?.(shownPicture);
      return () => onShown?.(undefined);
    }, [onShown, shownPicture]);

    const focusView = () => refs.view.current?.focus();
    const openSearch = () => {
      if (asImage) return;
      search.setOpen(true);
      root.current?.querySelector<HTMLInputElement>('.letu-search input')?.focus();
    };
    const closeSearch = () => {
      search.setOpen(false);
      focusView();
    };
    const toggleOutline = () => {
      outline.setOpen(!outline.open);
      if (outline.open) focusView();
    };
    useImperativeHandle(ref, () => ({
      fit: () => canvas?.viewport.fit(),
      zoomTo: (scale) => canvas?.viewport.zoomTo(scale),
      zoomBy: (factor) => canvas?.viewport.zoomBy(factor),
      openSearch,
      toggleOutline,
    }));
    useKeyDown(root, (event) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (!(ctrlKey || metaKey) || altKey || shiftKey || key.toLowerCase() !== 'f') return;
      // An image has nothing to search: the browser's own search is better than none.
      if (asImage) return;
      event.preventDefault();
      openSearch();
    });

    const { link } = ties;
    const selectLinkSource = () => {
      ties.select(link?.shape);
      ties.closeLink();
    };
    return (
      <div ref={root} className="letu-interactive" data-search={search.open || undefined}>
        {outline.open && (
          <PictureOutline
            rows={outline.rows}
            links={outline.links}
            locale={locale}
            onFocusRow={(row) => outline.choose(row?.shape.id)}
            onSelect={(row) => ties.select(row.shape)}
            onClose={toggleOutline}
          />
        )}
        <div className="letu-canvas-area">
          <PictureView
            {...{ refs, canvas, shown, search, background, text, alt }}
            changes={asImage ? undefined : props.changes}
            description={outline.description}
          />
          {search.open && !asImage && <SearchBox search={search} locale={locale} onClose={closeSearch} />}
          {canvas && shown && <Minimap viewport={canvas.viewport} svg={shown.prepared.svg} />}
          {loading && (
            <div className="letu-notice letu-late">
              <progress aria-label={text.imageLoading} />
              <p className="letu-quiet">{text.imageLoading}</p>
            </div>
          )}
          <p className="letu-passing" role="status">
            {ties.notice}
          </p>
          {canvas && (
            <PictureControls
              viewport={canvas.viewport}
              barRef={refs.controls}
              outlineOpen={outline.open}
              searchOpen={search.open}
              onOutline={toggleOutline}
              onSearch={asImage ? undefined : search.open ? closeSearch : openSearch}
              onBackgroundChange={props.onBackgroundChange}
              {...{ locale, background }}
            />
          )}
          {link && (
            <LinkPopover
              key={`${link.address} ${link.x} ${link.y}`}
              link={link}
              locale={locale}
              onClose={ties.closeLink}
              onSelectSource={link.shape && onSelect ? selectLinkSource : undefined}
            />
          )}
          {canvas && ties.renamed && (
            <RenameInput
              key={ties.renamed.label}
              renamed={ties.renamed}
              {...{ canvas, locale }}
              onDone={(newLabel) => {
                focusView();
                ties.finishRename(newLabel);
              }}
            />
          )}
        </div>
      </div>
    );
  },
);
