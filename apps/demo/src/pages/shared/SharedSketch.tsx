/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Button } from 'antd';
import { useEffect, useMemo } from 'react';
import type { DiagramFile, ListedKind } from '@letu/core';
import { useLetu } from '@letu/theme';
import type { Content } from '../../documents/content.js';
import { Busy } from '../../layout/Busy.js';
import { column } from '../../layout/parts.js';
import { layerIn } from '../../pen/keptLayer.js';
import { withLayer } from '../../pen/penLayer.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { paletteOf, SketchBoard } from '../tuya/SketchBoard.js';
import { sketchOptionsOf, useSketchLook } from '../tuya/sketchLook.js';
import { useSketch } from '../tuya/useSketch.js';

const styles = {
  stage: css(column, { position: 'relative', minHeight: 0, background: 'var(--letu-ground)' }),
  busy: css({ margin: 'auto' }),
};

export interface SharedSketchProps {
  readonly kind: ListedKind;
  readonly content: Content;
  /** The content of its files, which are on this device by now. */
  readonly files: readonly DiagramFile[];
  /** Called with the picture that is shown, with what was drawn over it. */
  onDraw(svg: string): void;
}

/** A shared diagram drawn by hand, with what was drawn over it. */
export function SharedSketch({ kind, content, files, onDraw }: SharedSketchProps) {
  const { theme } = useLetu();
  const { text } = useSettings();
  const [look] = useSketchLook();
  const options = useMemo(() => sketchOptionsOf(look), [look]);
  const { sketch, status, retry } = useSketch(kind, content, options);
  const palette = useMemo(() => paletteOf(theme), [theme]);
  const layer = useMemo(() => layerIn(content, files), [content, files]);
  useEffect(() => {
    if (sketch) onDraw(withLayer(sketch.svg, sketch.size, layer, palette));
  }, [sketch, layer, palette, onDraw]);
  return (
    <div css={styles.stage}>
      {status === 'failed' && (
        <Alert
          banner
          type="error"
          message={text.tuya.failed}
          action={<Button onClick={retry}>{text.failure.retry}</Button>}
        />
      )}
      {status === 'drawing' && !sketch && <Busy css={styles.busy} size="large" label={text.tuya.drawing} />}
      {sketch && (
        <SketchBoard
          {...{ sketch, layer, palette }}
          label={text.tuya.describe(content.title, layer.length)}
        />
      )}
    </div>
  );
}
