import { useId } from 'react';
import { DiagramView } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import type { AnyDefinition } from '@letu/core';
import { useSettings } from '../settings/SettingsProvider.js';
import styles from './DiagramSide.module.css';

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
  /** Whether the picture has no tools of its own. */
  readonly plain?: boolean;
  /** Gives the picture its height. */
  readonly pictureClass: string | undefined;
}

/** One of the diagrams that are compared: what it is, and its picture. */
export function DiagramSide({ heading: Heading, label, about, pictureClass, ...picture }: DiagramSideProps) {
  const { definition, source, options, plain = false } = picture;
  const { theme } = useLetu();
  const { locale } = useSettings();
  const id = useId();
  return (
    <section className={styles['side']} aria-labelledby={id}>
      <div className={styles['caption']}>
        <Heading id={id}>{label}</Heading>
        <span>{about}</span>
      </div>
      <DiagramView
        className={pictureClass}
        plain={plain}
        kind={definition}
        source={source}
        {...(options ? { options } : {})}
        theme={theme}
        locale={locale}
        aria-label={`${about} · ${label}`}
      />
    </section>
  );
}
