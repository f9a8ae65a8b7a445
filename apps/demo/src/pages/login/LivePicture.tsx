/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { LineIndex, type AnyDefinition, type ListedKind, type RenderResult } from '@letu/core';
import { DiagramView } from '@letu/editor/view';
import { useLetu } from '@letu/theme';
import { loadChunk } from '../../routing/loadChunk.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const view = css({ '&&': { position: 'absolute', inset: 0, minHeight: 0, background: 'none' } });

export interface LivePictureProps {
  readonly kind: ListedKind;
  readonly source: string;
  readonly title: string;
  /** Called with each picture, and with what is amiss in the text, in words; undefined where nothing is. */
  onDrawn(mistake: string | undefined): void;
  onFailed(): void;
}

/** The picture of what is typed, drawn as it is typed. */
export function LivePicture({ kind, source, title, onDrawn, onFailed }: LivePictureProps) {
  const { theme } = useLetu();
  const { locale, text } = useSettings();
  const [definition, setDefinition] = useState<AnyDefinition>();
  useEffect(() => {
    let isWanted = true;
    loadChunk(kind.loadKind).then(
      (loaded) => isWanted && setDefinition(loaded),
      () => isWanted && onFailed(),
    );
    return () => {
      isWanted = false;
    };
  }, [kind, onFailed]);
  if (definition?.kind !== kind.kind) return null;
  return (
    <DiagramView
      css={view}
      plain
      kind={definition}
      {...(definition.lookOptions ? { options: definition.lookOptions } : {})}
      {...{ source, theme, locale }}
      aria-label={title}
      onRender={(result) => onDrawn(mistakeIn(result, source, text.account.login.try.line))}
      onError={onFailed}
    />
  );
}

/** Returns the first mistake in a text with its line. */
function mistakeIn(
  { diagnostics }: RenderResult,
  source: string,
  inLine: (line: number, message: string) => string,
): string | undefined {
  const mistake = diagnostics.find(({ severity }) => severity === 'error');
  if (!mistake) return undefined;
  return inLine(new LineIndex(source).lineAt(mistake.from), mistake.message);
}
