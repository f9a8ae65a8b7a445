/** @jsxImportSource @emotion/react */
import { EditOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { ListedKind } from '@letu/core';
import { PageTitle } from '@letu/theme';
import type { StoredDocument } from '../../documents/document.js';
import { KindMark } from '../../kinds/KindMark.js';
import { InHeader } from '../../layout/HeaderSlot.js';
import { diagramPage, headerTitle } from '../../layout/parts.js';
import { editorPath } from '../../routing/editorPath.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { MissingDocument, TrashedDocument } from '../editor/NoDocument.js';
import type { PreviewData } from './previewLoader.js';

/** What a page that shows a document alone gets where there is one. */
export type ShownDocument = Extract<PreviewData, { status: 'open' }>;

/** Makes the page that shows a document alone, or says why there is none. */
export const documentPage = (Shown: ComponentType<ShownDocument>) =>
  function DocumentPage() {
    const data = useLoaderData<PreviewData>();
    if (data.status !== 'open') return <MissingDocument isOffline={data.status === 'offline'} />;
    return <Shown key={data.state.document.gid} {...data} />;
  };

export interface DocumentFrameProps {
  readonly kind: ListedKind;
  readonly document: StoredDocument;
  /** What the page is called in the browser. */
  readonly pageTitle: string;
  /** Stands beside the document's title. */
  readonly about?: ReactNode;
  /** What can be done with what is looked at, before it is edited. */
  readonly tools: ReactNode;
  /** What else can be done. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

// On a phone, what is said of a document stands below its title, which needs the width.
const heading = css(headerTitle, {
  '@media (max-width: 767px)': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: 0,
    '& > *': { maxWidth: '100%', paddingInline: 0 },
  },
});

/** The page of one document with its title and tools in the header, or what says that it is in the trash. */
export function DocumentFrame({
  kind,
  document,
  pageTitle,
  about,
  tools,
  more,
  children,
}: DocumentFrameProps) {
  const { text } = useSettings();
  const navigate = useNavigate();
  if (document.deletedAt !== undefined) return <TrashedDocument document={document} />;
  return (
    <div css={diagramPage}>
      <PageTitle>{pageTitle}</PageTitle>
      <InHeader>
        <KindMark kind={kind} size={28} />
        <div css={heading}>
          <h1>{document.title}</h1>
          {about}
        </div>
        {tools}
        <FrameButton
          icon={<EditOutlined aria-hidden="true" />}
          label={text.preview.edit}
          onClick={() => void navigate(editorPath(document))}
        />
        {more}
      </InHeader>
      {children}
    </div>
  );
}

const word = css({ '@media (max-width: 767px)': { display: 'none' } });

export interface FrameButtonProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly disabled?: boolean;
  onClick(): void;
}

/** A button of the header, of which small screens show the sign alone. */
export const FrameButton = ({ icon, label, disabled = false, onClick }: FrameButtonProps) => (
  <Button icon={icon} aria-label={label} disabled={disabled} onClick={onClick}>
    <span css={word}>{label}</span>
  </Button>
);
