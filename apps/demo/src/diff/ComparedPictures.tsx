/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import { compareShapes, type AnyDefinition, type DrawnShapes } from '@letu/core';
import { DiagramSide, type DiagramSideProps } from './DiagramSide.js';
import { drawnWhole } from './drawnWhole.js';
import type { ComparedShapes } from './listChanges.js';
import { ShapeDiff } from './ShapeDiff.js';

const styles = {
  pictures: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
    "&[data-count='1']": { gridTemplateColumns: 'minmax(0, 1fr)' },
    '@media (max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
  view: css({
    '&&': { height: 'min(56vh, 520px)', minHeight: 0 },
    '@media (max-width: 900px)': { '&&': { height: 300 } },
    '@media print': { '&&': { height: '46vh' } },
  }),
};

/** One of the compared diagrams, with what it is called. */
export interface ComparedVersion extends Pick<DiagramSideProps, 'label' | 'about' | 'source' | 'files'> {
  /** Unique among them. */
  readonly key: string;
  readonly options: object;
}

export interface ComparedPicturesProps extends Pick<DiagramSideProps, 'heading'> {
  readonly definition: AnyDefinition;
  /** One or two, the earlier first. */
  readonly versions: readonly ComparedVersion[];
  /** Says something of its own about what differs, above the pictures. */
  readonly about?: ((compared: ComparedShapes) => string) | undefined;
}

/** The pictures of two diagrams, side by side, with what differs between them. */
export function ComparedPictures({ heading, definition, versions, about }: ComparedPicturesProps) {
  const [drawn, setDrawn] = useState<Readonly<Record<string, DrawnShapes>>>({});
  const [isMarked, setMarked] = useState(true);
  const [before, after] = versions.map(({ key }) => drawn[key]);
  const compared = useMemo(
    () => before && after && { before, after, changes: compareShapes(before, after) },
    [before, after],
  );
  return (
    <>
      {compared && about && <p>{about(compared)}</p>}
      {compared && <ShapeDiff {...compared} isMarked={isMarked} onMark={setMarked} />}
      <div css={styles.pictures} data-count={versions.length}>
        {versions.map(({ key, options, ...version }, at) => (
          <DiagramSide
            key={key}
            heading={heading}
            pictureStyles={styles.view}
            changes={isMarked ? compared?.changes[at === 0 ? 'before' : 'after'] : undefined}
            onDrawn={(shapes) => setDrawn((known) => ({ ...known, [key]: shapes }))}
            definition={definition}
            options={drawnWhole(definition, options)}
            {...version}
          />
        ))}
      </div>
    </>
  );
}
