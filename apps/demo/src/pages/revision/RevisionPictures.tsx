/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import { compareShapes, type AnyDefinition, type DrawnShapes } from '@letu/core';
import { DiagramSide } from '../../diff/DiagramSide.js';
import { ShapeDiff } from '../../diff/ShapeDiff.js';
import { useSettings } from '../../settings/SettingsProvider.js';

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

/** A version with its text and what that is drawn with. */
interface Version {
  readonly number: number;
  readonly title: string;
  readonly source: string;
  readonly options: object;
  readonly files?: readonly string[];
}

export interface RevisionPicturesProps {
  readonly definition: AnyDefinition;
  readonly versions: readonly Version[];
}

/** The pictures of two versions, side by side, with what differs between them. */
export function RevisionPictures({ definition, versions }: RevisionPicturesProps) {
  const { text } = useSettings();
  const [drawn, setDrawn] = useState<Readonly<Record<number, DrawnShapes>>>({});
  const [isMarked, setMarked] = useState(true);
  const [before, after] = versions.map(({ number }) => drawn[number]);
  const changes = useMemo(() => before && after && compareShapes(before, after), [before, after]);
  return (
    <>
      {before && after && changes && (
        <ShapeDiff {...{ before, after, changes, isMarked }} onMark={setMarked} />
      )}
      <div css={styles.pictures} data-count={versions.length}>
        {versions.map(({ number, title, source, options, files }, at) => (
          <DiagramSide
            key={number}
            heading="h3"
            label={text.account.revision.number(number)}
            about={title}
            pictureStyles={styles.view}
            changes={isMarked ? changes?.[at === 0 ? 'before' : 'after'] : undefined}
            onDrawn={(shapes) => setDrawn((known) => ({ ...known, [number]: shapes }))}
            {...{ definition, source, options, files }}
          />
        ))}
      </div>
    </>
  );
}
