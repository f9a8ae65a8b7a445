/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, Modal } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  blankSource,
  examplesIn,
  templatesOf,
  type AnyDefinition,
  type DiagramExample,
  type ListedKind,
} from '@letu/core';
import { useLetu } from '@letu/theme';
import { preferredFirst } from './preferredTemplate.js';
import { unnamed } from './unnamed.js';
import { useDocumentActions } from './useDocumentActions.js';
import type { NewDocument } from '../documents/documentStore.js';
import { newOptions } from '../kinds/newOptions.js';
import { useDefinition } from '../kinds/useDefinition.js';
import { loadChunk } from '../routing/loadChunk.js';
import { lazyPart } from '../layout/lazyPart.js';
import { useInSight } from '../layout/useInSight.js';
import { column, panel } from '../layout/parts.js';
import { Busy } from '../layout/Busy.js';
import { useSettings } from '../settings/SettingsProvider.js';

/** What draws them, for which no list has to wait that leads here. */
const DiagramView = lazyPart(async () => (await import('@letu/editor/view')).DiagramView);

const styles = {
  grid: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    gap: 16,
    margin: '16px 0 4px',
    padding: 0,
    listStyle: 'none',
    '@media (max-width: 767px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
  }),
  loading: css({ display: 'grid', placeItems: 'center' }),
  card: css(panel, column, {
    position: 'relative',
    width: '100%',
    height: '100%',
    padding: 0,
    overflow: 'hidden',
    '&:hover, &:focus-within': { borderColor: 'var(--letu-accent)', boxShadow: 'var(--letu-shadow-raised)' },
  }),
  picture: css({
    display: 'grid',
    width: '100%',
    aspectRatio: '16 / 11',
    overflow: 'hidden',
    background: 'var(--letu-ground)',
  }),
  place: css({ display: 'grid', minWidth: 0, minHeight: 0 }),
  view: css({ '&&': { minHeight: 0 } }),
  plus: css({
    position: 'relative',
    placeSelf: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    background: 'var(--letu-accent-soft)',
    '&::before, &::after': {
      content: "''",
      position: 'absolute',
      inset: '19px 12px',
      borderRadius: 2,
      background: 'var(--letu-accent)',
    },
    '&::after': { rotate: '90deg' },
  }),
  title: css({
    flex: 1,
    padding: '10px 14px',
    border: 'none',
    borderTop: '1px solid var(--letu-border)',
    color: 'inherit',
    background: 'none',
    font: 'inherit',
    fontWeight: 500,
    textAlign: 'start',
    cursor: 'pointer',
    // The whole card can be clicked.
    '&::after': { content: "''", position: 'absolute', inset: 0, borderRadius: 'var(--letu-radius-md)' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid var(--letu-accent)', outlineOffset: -2 },
  }),
};

export interface TemplateDialogProps {
  /** The kind to begin a diagram of; closed while there is none. */
  readonly kind: ListedKind | undefined;
  /** The id of the repository it is begun in. @default the one that new ones go to */
  readonly into?: string;
  onClose(): void;
}

/** Begins a diagram from nothing or from one of the kind's examples, which are drawn here and now. */
export function TemplateDialog({ kind, into, onClose }: TemplateDialogProps) {
  const { text, locale } = useSettings();
  const [lastKind, setLastKind] = useState(kind);
  // The content stays while the dialog closes.
  if (kind && kind !== lastKind) setLastKind(kind);
  return (
    <Modal
      open={kind !== undefined}
      title={lastKind && text.template.title(lastKind.name[locale])}
      footer={null}
      width={880}
      onCancel={onClose}
      destroyOnClose
    >
      {lastKind && <Templates key={lastKind.kind} kind={lastKind} into={into} onClose={onClose} />}
    </Modal>
  );
}

interface TemplatesProps {
  readonly kind: ListedKind;
  readonly into: string | undefined;
  onClose(): void;
}

function Templates({ kind, into, onClose }: TemplatesProps) {
  const { text, locale } = useSettings();
  const actions = useDocumentActions();
  const definition = useDefinition(kind);
  const examples = useExamples(definition);
  const begin = (source: string, called: Pick<NewDocument, 'title' | 'givenTitle'>) => {
    // What it stands over may stay, as the palette does over all pages.
    onClose();
    const content = { type: kind.type, ...called, source, options: newOptions(kind.type) };
    void actions.create(into === undefined ? content : { ...content, into });
  };
  // A kind that cannot be loaded begins with nothing, which any of them takes.
  const beginBlank = async () => {
    const source = await kind.loadKind().then(blankSource, () => '');
    begin(source, unnamed(kind, { locale, text }));
  };
  return (
    <ul css={styles.grid}>
      <li>
        <CardFrame title={text.template.blank} onChoose={() => void beginBlank()}>
          <span css={styles.plus} />
        </CardFrame>
      </li>
      {definition === 'failed' && (
        <li>
          <Alert type="error" showIcon message={text.template.failed} />
        </li>
      )}
      {definition === undefined && (
        <li css={styles.loading}>
          <Busy label={text.loading} />
        </li>
      )}
      {typeof definition === 'object' &&
        preferredFirst(definition, examplesIn(examples, locale))
          .filter(isNotBlank)
          .map(({ id, title, source }) => (
            <li key={id}>
              <TemplateCard
                title={title[locale]}
                definition={definition}
                source={source}
                onChoose={() => begin(source, { title: title[locale] })}
              />
            </li>
          ))}
    </ul>
  );
}

/** Returns a kind's samples: those that come with it at once, and more when they are there. */
function useExamples(definition: AnyDefinition | 'failed' | undefined): readonly DiagramExample[] {
  const [loaded, setLoaded] = useState<readonly DiagramExample[]>();
  useEffect(() => {
    if (typeof definition !== 'object') return undefined;
    let isWanted = true;
    loadChunk(() => templatesOf(definition)).then(
      (all) => isWanted && setLoaded(all),
      // Those that came with the kind stay.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [definition]);
  return loaded ?? (typeof definition === 'object' ? definition.examples : []);
}

const isNotBlank = ({ isBlank }: DiagramExample) => !isBlank;

interface TemplateCardProps {
  readonly title: string;
  readonly definition: AnyDefinition;
  readonly source: string;
  onChoose(): void;
}

function TemplateCard({ title, definition, source, onChoose }: TemplateCardProps) {
  const { theme } = useLetu();
  const { locale } = useSettings();
  const options = newOptions(definition.type);
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(place);
  return (
    <CardFrame title={title} onChoose={onChoose}>
      <div ref={place} css={styles.place}>
        {isSeen && (
          <DiagramView
            css={styles.view}
            plain
            kind={definition}
            source={source}
            options={options}
            theme={theme}
            locale={locale}
          />
        )}
      </div>
    </CardFrame>
  );
}

interface CardFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  onChoose(): void;
}

function CardFrame({ title, children, onChoose }: CardFrameProps) {
  return (
    <div css={styles.card}>
      {/* The title names the card; the picture only shows what to expect. */}
      <div css={styles.picture} inert>
        {children}
      </div>
      <button type="button" css={styles.title} onClick={onChoose}>
        {title}
      </button>
    </div>
  );
}
