/** @jsxImportSource @emotion/react */
import { CodeOutlined, CopyOutlined, ExportOutlined, HighlightOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Tag } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Data, Params } from '@letu/client';
import { loadFiles, type DiagramFile, type ListedKind } from '@letu/core';
import { PageTitle, useLetu } from '@letu/theme';
import { kindOfDocument } from '../../routing/editorPath.js';
import { isFramed } from '../../routing/framed.js';
import { documentStore } from '../../documents/store.js';
import { useDocumentActions } from '../../graphs/useDocumentActions.js';
import { KindMark } from '../../kinds/KindMark.js';
import { PagedView } from '../../kinds/PagedView.js';
import { useDefinition } from '../../kinds/useDefinition.js';
import { InHeader } from '../../layout/HeaderSlot.js';
import { lazyPart } from '../../layout/lazyPart.js';
import { diagramPage, headerTitle, note, oneLine } from '../../layout/parts.js';
import { layerFileOf } from '../../pen/keptLayer.js';
import { attempt } from '../../server/attempt.js';
import { client } from '../../server/client.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { PrintedPicture } from '../preview/PrintedPicture.js';
import { ExportButton } from '../link/ExportButton.js';
import { pictureOf } from '../link/pictureOf.js';
import { timeAgo } from '../../layout/timeAgo.js';
import { SourcePanel } from './SourcePanel.js';

const SharedSketch = lazyPart(async () => (await import('./SharedSketch.js')).SharedSketch);

/** What an address asks for the diagram with what was drawn over it by. */
const TUYA = 'tuya';

const styles = {
  panes: css({
    flex: 1,
    display: 'grid',
    gridAutoColumns: 'minmax(280px, 38%)',
    gridAutoFlow: 'column',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    height: 0,
    minHeight: 0,
    '@media print': { display: 'none' },
    '@media (max-width: 767px)': {
      gridAutoColumns: 'auto',
      gridAutoRows: 'minmax(0, 45%)',
      gridAutoFlow: 'row',
    },
  }),
  picture: css({ display: 'flex', flexDirection: 'column', minHeight: 0 }),
  view: css({ '&&': { flex: 1, minHeight: 0 } }),
  about: css(note, oneLine, { flexShrink: 9, '@media (max-width: 767px)': { display: 'none' } }),
  wide: css({ '@media (max-width: 767px)': { display: 'none' } }),
};

type Shared = Data<'shared.show'>;

/** What a shared link is called by. */
type LinkNames = Params<'shared.show'>;

/** A shared diagram, to look at: its picture and its text, and a way to go on from a copy. */
export function SharedDiagram({ shared, link }: { shared: Shared; link: LinkNames }) {
  const { type, title, source, options, files } = shared;
  const { theme } = useLetu();
  const { text } = useSettings();
  const actions = useDocumentActions();
  const kind = kindOfDocument(type);
  const [showsSource, setShowsSource] = useState(kind === undefined);
  const [query, setQuery] = useSearchParams();
  const hasLayer = kind !== undefined && layerFileOf(shared) !== undefined;
  const showsLayer = hasLayer && query.has(TUYA);
  const [drawn, setDrawn] = useState<string>();
  const [sketched, setSketched] = useState<string>();
  const svg = showsLayer ? sketched : drawn;
  const showLayer = (shows: boolean) => setQuery(shows ? { [TUYA]: '' } : {}, { replace: true });
  const bringFiles = async () => {
    const given = shared.pass === null ? {} : { sharePassword: shared.pass };
    const load = async (file: string) =>
      (await client.call('shared.file', { params: { ...link, file }, ...given })).bytes;
    await documentStore.files.bring(files, load);
    return loadFiles(documentStore.files, files);
  };
  const { data: shownFiles } = useQuery({
    queryKey: ['sharedFiles', link, files],
    queryFn: bringFiles,
    enabled: files.length > 0,
    gcTime: 0,
  });
  const copy = async ({ type: known }: ListedKind) => {
    // Why they are not to be had has been said over the page.
    if (!(await attempt(bringFiles()))) return;
    await actions.create({ type: known, title, source, options, files });
  };
  return (
    <div css={diagramPage}>
      <PageTitle>{title}</PageTitle>
      <InHeader>
        {kind && <KindMark kind={kind} size={28} />}
        <Heading shared={shared} />
        {hasLayer && (
          <Button
            icon={<HighlightOutlined aria-hidden="true" />}
            aria-label={text.tuya.open}
            aria-pressed={showsLayer}
            onClick={() => showLayer(!showsLayer)}
          >
            <span css={styles.wide}>{text.tuya.open}</span>
          </Button>
        )}
        <Button
          icon={<CodeOutlined aria-hidden="true" />}
          aria-label={text.shared.source}
          aria-pressed={showsSource}
          onClick={() => setShowsSource(!showsSource)}
        >
          <span css={styles.wide}>{text.shared.source}</span>
        </Button>
        {kind && (
          <ExportButton
            {...{ title, svg }}
            // What is drawn by hand is a picture alone.
            diagram={showsLayer ? undefined : { type: kind.type, source, options }}
            files={bringFiles}
          />
        )}
        {isFramed() ? (
          <Button
            icon={<ExportOutlined aria-hidden="true" />}
            aria-label={text.shared.openOwn}
            href={window.location.href}
            target="_blank"
          >
            <span css={styles.wide}>{text.shared.openOwn}</span>
          </Button>
        ) : (
          kind && (
            <Button
              type="primary"
              icon={<CopyOutlined aria-hidden="true" />}
              aria-label={text.shared.useCopy}
              onClick={() => void copy(kind)}
            >
              <span css={styles.wide}>{text.shared.useCopy}</span>
            </Button>
          )
        )}
      </InHeader>
      <div css={styles.panes}>
        {kind && showsLayer && shownFiles && (
          <SharedSketch
            kind={kind}
            content={shared}
            files={shownFiles}
            onDraw={setSketched}
            onMissing={() => showLayer(false)}
          />
        )}
        {kind && !showsLayer && <Picture kind={kind} shared={shared} files={shownFiles} onDraw={setDrawn} />}
        {!kind && <Alert type="info" showIcon message={text.editor.noEditor} />}
        {showsSource && <SourcePanel source={source} />}
      </div>
      {svg !== undefined && <PrintedPicture {...{ svg, title, theme }} />}
    </div>
  );
}

function Heading({ shared: { title, author, updatedAt } }: { shared: Shared }) {
  const { text, locale } = useSettings();
  return (
    <div css={headerTitle}>
      <h1>{title}</h1>
      <Tag bordered={false} css={styles.wide}>
        {text.link.readOnly}
      </Tag>
      <span css={styles.about}>{text.shared.by(author, timeAgo(updatedAt, locale))}</span>
    </div>
  );
}

interface PictureProps {
  readonly kind: ListedKind;
  readonly shared: Shared;
  /** The content of its files, once it has come. */
  readonly files: readonly DiagramFile[] | undefined;
  onDraw(svg: string | undefined): void;
}

function Picture({ kind, shared: { title, source, options }, files, onDraw }: PictureProps) {
  const { text } = useSettings();
  const definition = useDefinition(kind);
  if (definition === 'failed') return <Alert type="error" showIcon message={text.failure.chunk} />;
  return (
    definition && (
      <div css={styles.picture}>
        <PagedView
          css={styles.view}
          kind={definition}
          onRender={(result) => onDraw(pictureOf(result))}
          {...{ title, source, options, files }}
        />
      </div>
    )
  );
}
