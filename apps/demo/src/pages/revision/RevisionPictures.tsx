import type { AnyDefinition } from '@letu/core';
import { DiagramSide } from '../../diff/DiagramSide.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import styles from './RevisionPage.module.css';

/** A version with its text and what that is drawn with. */
interface Version {
  readonly number: number;
  readonly title: string;
  readonly source: string;
  readonly options: object;
}

export interface RevisionPicturesProps {
  readonly definition: AnyDefinition;
  readonly versions: readonly Version[];
}

/** The pictures of two versions, side by side. */
export function RevisionPictures({ definition, versions }: RevisionPicturesProps) {
  const { text } = useSettings();
  return (
    <div className={styles['pictures']} data-count={versions.length}>
      {versions.map(({ number, title, source, options }) => (
        <DiagramSide
          key={number}
          heading="h3"
          label={text.account.revision.number(number)}
          about={title}
          pictureClass={styles['view']}
          {...{ definition, source, options }}
        />
      ))}
    </div>
  );
}
