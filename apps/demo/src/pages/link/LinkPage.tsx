/** @jsxImportSource @emotion/react */
import { EditOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { Button, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router';
import type { LinkedDiagram } from '@letu/codec';
import { DiagramView } from '@letu/editor/view';
import { PageTitle, useLetu } from '@letu/theme';
import { unnamed } from '../../graphs/unnamed.js';
import { useDocumentActions } from '../../graphs/useDocumentActions.js';
import { KindMark } from '../../kinds/KindMark.js';
import { InHeader } from '../../layout/HeaderSlot.js';
import { diagramPage, headerTitle } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { PrintedPicture } from '../preview/PrintedPicture.js';
import { BadLink } from './BadLink.js';
import type { KindData } from './kindLoader.js';
import { ExportButton } from './ExportButton.js';
import { pictureOf } from './pictureOf.js';
import { tryReadLink } from './tryReadLink.js';

const styles = {
  view: css({ '&&': { flex: 1, height: 0, minHeight: 0 }, '@media print': { '&&': { display: 'none' } } }),
  readOnly: css({ '@media (max-width: 767px)': { '&&': { display: 'none' } } }),
};

/** A diagram out of its link, to look at: without an account, and without leaving anything in this browser. */
export function LinkPage() {
  const { kind, definition } = useLoaderData<KindData>();
  const { hash } = useLocation();
  const diagram = useMemo(() => tryReadLink(hash, definition), [hash, definition]);
  if (diagram === undefined) return <BadLink empty={hash.length < 2} />;
  return <Linked {...{ kind, definition, diagram }} />;
}

function Linked({ kind, definition, diagram }: KindData & { diagram: LinkedDiagram }) {
  const { theme } = useLetu();
  const { locale, text } = useSettings();
  const actions = useDocumentActions();
  const [svg, setSvg] = useState<string>();
  const title = text.link.title(kind.name[locale]);
  const open = () =>
    actions.create({
      type: kind.type,
      ...unnamed(definition, { locale, text }, diagram.source),
      ...diagram,
    });
  return (
    <div css={diagramPage}>
      <PageTitle>{title}</PageTitle>
      <InHeader>
        <KindMark kind={kind} size={28} />
        <div css={headerTitle}>
          <h1>{title}</h1>
          <Tag bordered={false} css={styles.readOnly}>
            {text.link.readOnly}
          </Tag>
        </div>
        <ExportButton {...{ title, svg }} diagram={{ type: kind.type, ...diagram }} />
        <Button type="primary" icon={<EditOutlined aria-hidden="true" />} onClick={() => void open()}>
          {text.link.openInEditor}
        </Button>
      </InHeader>
      <DiagramView
        interactive
        css={styles.view}
        kind={definition}
        {...diagram}
        theme={theme}
        locale={locale}
        aria-label={title}
        onRender={(result) => setSvg(pictureOf(result))}
      />
      {svg !== undefined && <PrintedPicture {...{ svg, title, theme }} />}
    </div>
  );
}
