import type { AnyDefinition, DiagramFile, RenderResult } from '@letu/core';
import { DiagramView } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import { useSettings } from '../settings/SettingsProvider.js';
import { PageTabs } from './PageTabs.js';
import { useDiagramPages } from './useDiagramPages.js';

export interface PagedViewProps {
  readonly kind: AnyDefinition;
  readonly title: string;
  readonly source: string;
  /** The options it is drawn with, beside the page. */
  readonly options: Readonly<Record<string, unknown>> | undefined;
  /** The content of its files, once it has come. */
  readonly files: readonly DiagramFile[] | undefined;
  readonly className?: string;
  onRender(result: RenderResult): void;
}

/** A diagram to look at: its picture, and the pages that can be turned to. */
export function PagedView({ kind, title, source, options: own, files, className, onRender }: PagedViewProps) {
  const { theme } = useLetu();
  const { locale } = useSettings();
  const { options, ...paged } = useDiagramPages(kind, source, own);
  return (
    <>
      <DiagramView
        interactive
        {...{ className, kind, source, files, options, theme, locale, onRender }}
        aria-label={title}
      />
      <PageTabs {...paged} />
    </>
  );
}
