import { useId } from 'react';
import { DiagramView } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import type { AnyDefinition } from '../../kinds/registry.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import styles from './RevisionPage.module.css';

/** A version with its text. */
interface Side {
  readonly number: number;
  readonly title: string;
  readonly source: string;
}

export interface RevisionPicturesProps {
  readonly definition: AnyDefinition;
  readonly sides: readonly Side[];
}

/** The pictures of two versions, side by side. */
export function RevisionPictures({ definition, sides }: RevisionPicturesProps) {
  return (
    <div className={styles['pictures']} data-count={sides.length}>
      {sides.map((side) => (
        <Picture key={side.number} {...{ definition, side }} />
      ))}
    </div>
  );
}

function Picture({ definition, side }: { definition: AnyDefinition; side: Side }) {
  const { theme } = useLetu();
  const { locale, text } = useSettings();
  const id = useId();
  const label = text.account.revision.number(side.number);
  return (
    <section className={styles['picture']} aria-labelledby={id}>
      <div className={styles['caption']}>
        <h3 id={id}>{label}</h3>
        <span>{side.title}</span>
      </div>
      <DiagramView
        className={styles['view']}
        kind={definition}
        source={side.source}
        theme={theme}
        locale={locale}
        aria-label={`${side.title} · ${label}`}
      />
    </section>
  );
}
