import { useEffect, useState, type Ref } from 'react';
import type {
  DiagramDefinition,
  Locale,
  OwnMessages,
  RenderSuccess,
  SurfacePicture,
  TextRange,
  Theme,
} from '@letu/core';
import { placeOf, shapesIn } from '../../code/src/pane/shapePlaces.js';
import { pikchr } from '@letu/pikchr';
import { PicturePane, type PicturePaneProps } from '../src/picture/PicturePane.js';
import type { PictureHandle, PictureTies } from '../src/picture/pictureProps.js';
import { useLivePicture } from '../src/picture/useLivePicture.js';
import { EditorStyles } from '../src/theme/EditorStyles.js';

export interface PaneProps<Options>
  extends Pick<PictureTies, 'background' | 'onBackgroundChange'>, Pick<PicturePaneProps, 'onReveal'> {
  /** The caret or selection in the source. */
  readonly caret?: TextRange;
  /** Called with the place of a shape that was chosen in the picture. */
  readonly onSelectSource?: (range: TextRange) => void;
  readonly onRename?: (range: TextRange, label: string, newLabel: string) => boolean;
  readonly kind: DiagramDefinition<Options>;
  readonly source: string;
  readonly theme?: Theme;
  readonly locale?: Locale;
  readonly handle?: Ref<PictureHandle>;
  readonly onError?: () => void;
}

const NO_MESSAGES: readonly OwnMessages[] = [];

/** The preview of an editor, tied to its source as a code pane ties it, without the rest of the editor. */
export function Pane<Options>(props: PaneProps<Options>) {
  const { kind, source, theme = 'light', locale = 'zh-CN', handle, onError } = props;
  const { caret, onSelectSource, onRename, ...rest } = props;
  const { onReveal, background, onBackgroundChange } = rest;
  const [shown, setShown] = useState<SurfacePicture>();
  const place = (ids: readonly string[]) => shown && placeOf(shown, source, ids);
  const listener = { onRender: () => undefined, onError: () => undefined };
  const [live, state] = useLivePicture({
    kind,
    engine: undefined,
    options: undefined,
    theme,
    locale,
    own: NO_MESSAGES,
    ...listener,
  });
  useEffect(() => live.setSource(source), [live, source]);
  return (
    <div className="letu-editor" data-theme={theme}>
      <EditorStyles />
      <PicturePane
        ref={handle ?? null}
        state={state}
        locale={locale}
        alt={kind.title[locale]}
        onRetry={() => live.retry()}
        onError={() => onError?.()}
        className={undefined}
        style={undefined}
        {...{ onReveal, background, onBackgroundChange }}
        onShown={setShown}
        lit={caret && shown && { picture: shown, shapes: shapesIn(shown, source, caret) }}
        onSelect={
          onSelectSource &&
          ((ids) => {
            const range = place(ids);
            if (range) onSelectSource(range);
          })
        }
        onRename={
          onRename &&
          ((shape, label, newLabel) => {
            const range = place([shape]);
            return range !== undefined && onRename(range, label, newLabel);
          })
        }
      />
    </div>
  );
}

/** A kind whose engine answers every text with the same picture. */
export function drawing(svg: string, rest: Partial<RenderSuccess> = {}) {
  const render = () =>
    Promise.resolve({ status: 'success' as const, svg, shapes: [], diagnostics: [], ...rest });
  return { ...pikchr, load: () => pikchr.load({ engine: { render } }) };
}

/** A picture of a width and height with shapes in it. */
export function svgOf(inner: string, width = 400, height = 300): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;
}
