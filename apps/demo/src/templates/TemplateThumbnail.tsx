/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Template, TemplateSummary } from '@letu/client';
import { DiagramImage, DiagramView } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import type { ListedKind } from '@letu/core';
import { themeOf } from '../documents/pictureTheme.js';
import { KindMark } from '../kinds/KindMark.js';
import { useDefinition } from '../kinds/useDefinition.js';
import { pictureFrame } from '../layout/parts.js';
import { useInSight } from '../layout/useInSight.js';
import { kindOfDocument } from '../routing/editorPath.js';
import { client } from '../server/client.js';
import { useSettings } from '../settings/SettingsProvider.js';
import { useTemplate } from './useTemplates.js';

const view = css({ '&&': { position: 'absolute', inset: 0, minHeight: 0 } });
// What is drawn takes the frame's size, and gives it none.
const drawn = css({ position: 'relative', overflow: 'hidden', padding: 0 });

/** A template's picture, drawn in the reader's theme when it comes into sight. */
export function TemplateThumbnail({ template: { id, type } }: { template: TemplateSummary }) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(frame);
  const kind = kindOfDocument(type);
  const { data: template } = useTemplate(id, isSeen);
  if (kind && template?.files.length === 0)
    return (
      <div ref={frame} css={[pictureFrame, drawn]} inert>
        <Drawn kind={kind} template={template} />
      </div>
    );
  return (
    <div ref={frame} css={pictureFrame}>
      {template ? <Kept id={id} kind={kind} /> : kind && <KindMark kind={kind} size={52} />}
    </div>
  );
}

function Drawn({ kind, template }: { kind: ListedKind; template: Template }) {
  const { theme } = useLetu();
  const { locale } = useSettings();
  const definition = useDefinition(kind);
  if (typeof definition !== 'object') return null;
  const { source, options } = template;
  return <DiagramView css={view} plain kind={definition} {...{ source, options, theme, locale }} />;
}

/** The picture that the server keeps of a template with files, which are not loaded for a small picture. */
function Kept({ id, kind }: { id: string; kind: ListedKind | undefined }) {
  const { data } = useQuery({
    queryKey: ['template.thumbnail', id],
    queryFn: ({ signal }) => client.call('template.thumbnail', { params: { id }, signal, silent: true }),
  });
  const svg = data?.svg;
  if (!svg) return kind && <KindMark kind={kind} size={52} />;
  return (
    <div css={pictureFrame} data-theme={themeOf(svg)}>
      <DiagramImage svg={svg} alt="" />
    </div>
  );
}
