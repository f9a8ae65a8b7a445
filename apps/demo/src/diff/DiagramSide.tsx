/** @jsxImportSource @emotion/react */
import { css, type SerializedStyles } from '@emotion/react';
import { useId } from 'react';
import { DiagramView } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import type { AnyDefinition, DrawnShapes, ShapeChange } from '@letu/core';
import { useDeviceFiles } from '../documents/useDeviceFiles.js';
import { panel } from '../layout/parts.js';
import { useSettings } from '../settings/SettingsProvider.js';

const styles = {
  side: css(panel, { overflow: 'hidden', minWidth: 0 }),
  caption: css({
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    overflow: 'hidden',
    padding: '8px 14px',
    borderBottom: '1px solid var(--letu-border)',
    whiteSpace: 'nowrap',
    'h2, h3': { fontSize: 'var(--letu-size-body)', fontWeight: 600 },
    span: { overflow: 'hidden', color: 'var(--letu-text-quiet)', textOverflow: 'ellipsis' },
  }),
};

export interface DiagramSideProps {
  readonly heading: 'h2' | 'h3';
  /** Which of the compared diagrams it is. */
  readonly label: string;
  /** Stands beside the label. */
  readonly about: string;
  readonly definition: AnyDefinition;
  readonly source: string;
  /** What it is drawn with, where that is not the kind's default. */
  readonly options?: object | undefined;
  /** The ids of the files it shows. */
  readonly files?: readonly string[] | undefined;
  /** Whether the picture has no tools of its own. */
  readonly plain?: boolean;
  /** What differs from the other one, by the ids of shapes. */
  readonly changes?: ReadonlyMap<string, ShapeChange> | undefined;
  /** Called with the shapes of the picture, once it is drawn. */
  readonly onDrawn?: ((drawn: DrawnShapes) => void) | undefined;
  /** Gives the picture its height. */
  readonly pictureStyles: SerializedStyles;
}

/** One of the diagrams that are compared: what it is, and its picture. */
export function DiagramSide(props: DiagramSideProps) {
  const { heading: Heading, label, about, pictureStyles, onDrawn, ...picture } = props;
  const { definition, source, options, changes, plain = false } = picture;
  const files = useDeviceFiles(picture.files);
  const { theme } = useLetu();
  const { locale } = useSettings();
  const id = useId();
  return (
    <section css={styles.side} aria-labelledby={id}>
      <div css={styles.caption}>
        <Heading id={id}>{label}</Heading>
        <span>{about}</span>
      </div>
      <DiagramView
        css={pictureStyles}
        plain={plain}
        interactive
        kind={definition}
        source={source}
        files={files}
        changes={changes}
        onRender={(result) => {
          if (result.status === 'success') onDrawn?.({ source, shapes: result.shapes });
        }}
        {...(options ? { options } : {})}
        theme={theme}
        locale={locale}
        aria-label={`${about} · ${label}`}
      />
    </section>
  );
}
