import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { TemplateSummary } from '@letu/client';
import { themeOf } from '../documents/pictureTheme.js';
import { CardPicture, type KeptPicture } from '../kinds/CardPicture.js';
import { KindMark } from '../kinds/KindMark.js';
import type { Drawing } from '../kinds/pictureOfCard.js';
import { useInSight } from '../layout/useInSight.js';
import { kindOfDocument } from '../routing/editorPath.js';
import { client } from '../server/client.js';
import { useTemplate } from './useTemplates.js';

/** A template's picture, drawn in the reader's theme when it comes into sight; until then, the sign of its kind. */
export function TemplateThumbnail({ template: { id, type, updatedAt } }: { template: TemplateSummary }) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useInSight(frame);
  const kind = kindOfDocument(type);
  const { data: template } = useTemplate(id, isSeen);
  const hasFiles = template !== undefined && template !== null && template.files.length > 0;
  const kept = useKept(id, hasFiles);
  const load = (): Promise<Drawing | undefined> =>
    Promise.resolve(hasFiles ? undefined : (template ?? undefined));
  return (
    <CardPicture
      {...{ frame, isSeen }}
      id={['template', id, updatedAt ?? 0]}
      kept={template && !hasFiles ? null : kept}
      load={load}
    >
      {kind && <KindMark kind={kind} size={52} />}
    </CardPicture>
  );
}

/** The picture that the server keeps of a template with files, which are not loaded for a small picture. */
function useKept(id: string, isAsked: boolean): KeptPicture | undefined {
  const { data } = useQuery({
    queryKey: ['template.thumbnail', id],
    queryFn: ({ signal }) => client.call('template.thumbnail', { params: { id }, signal, silent: true }),
    enabled: isAsked,
  });
  return data?.svg ? { svg: data.svg, theme: themeOf(data.svg) } : undefined;
}
