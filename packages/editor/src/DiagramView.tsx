import { useCallback, useEffect, useState } from 'react';
import { DEFAULT_LOCALE, type DiagramError, type DiagramFile } from '@letu/core';
import { OwnMessagesContext, useOwnMessages, useResolvedTheme } from '@letu/hooks';
import { ImagePane } from './picture/ImagePane.js';
import { PicturePane } from './picture/PicturePane.js';
import type { PictureBackground } from './picture/pictureProps.js';
import { useLivePicture } from './picture/useLivePicture.js';
import type { DiagramViewProps } from './props.js';
import { EditorStyles } from './theme/EditorStyles.js';

const NO_FILES: readonly DiagramFile[] = [];

/** A diagram's picture to look at, drawn from its text. It brings neither a code editor nor a component library along. */
export function DiagramView<Options>(props: DiagramViewProps<Options>) {
  const {
    kind,
    engine,
    source,
    plain = false,
    interactive = false,
    changes,
    files = NO_FILES,
    options,
    theme: themeSetting = 'system',
    locale = DEFAULT_LOCALE,
    messages,
    onRender,
    onError,
    className,
    classNames,
    style,
    styles,
    ...rest
  } = props;
  const theme = useResolvedTheme(themeSetting);
  const own = useOwnMessages(messages);
  const [live, state] = useLivePicture({
    kind,
    engine,
    options,
    theme,
    locale,
    own,
    files: useCallback(async () => files, [files]),
    onRender: (result, drawn) => onRender?.(result, drawn),
    onError: (error) => onError?.(error),
  });
  const [background, setBackground] = useState<PictureBackground>('plain');
  useEffect(() => live.setSource(source), [live, source]);
  const pane = {
    state,
    locale,
    label: rest['aria-label'],
    alt: rest['aria-label'] ?? kind.title[locale],
    onRetry: () => live.retry(),
    onError: (error: DiagramError) => onError?.(error),
    className: classNames?.preview,
    style: styles?.preview,
  };

  return (
    <OwnMessagesContext.Provider value={own}>
      <div
        role="group"
        {...rest}
        className={['letu-editor', 'letu-alone', className, classNames?.root].filter(Boolean).join(' ')}
        style={{ ...style, ...styles?.root }}
        data-theme={theme}
      >
        <EditorStyles />
        {interactive && !plain ? (
          <PicturePane
            {...pane}
            changes={changes}
            background={background}
            onBackgroundChange={setBackground}
          />
        ) : (
          <ImagePane {...pane} plain={plain} />
        )}
      </div>
    </OwnMessagesContext.Provider>
  );
}
