import { forwardRef } from 'react';
import { messagesFor, type Surface, type SurfaceHandle, type SurfaceProps } from '@letu/core';
import type { DiagramLanguage } from './language/diagramLanguage.js';
import { codeMessages } from './locales/index.js';
import { CodePane } from './pane/CodePane.js';
import { isLargeText } from './pane/largeText.js';
import { listedFixes } from './pane/listedFixes.js';

/**
 * Returns the surface of a kind whose diagrams are edited as text.
 *
 * @param language What the pane knows of the kind's language; without it, the text is plain.
 */
export function codeSurface(language?: DiagramLanguage): Surface {
  return {
    shows: 'source',
    Component: forwardRef<SurfaceHandle, SurfaceProps>(function CodeSurface(props, ref) {
      return <CodePane {...props} ref={ref} language={language} />;
    }),
    fixes: (source, diagnostics) => listedFixes(language, source, diagnostics),
    limits: (source, locale, own) =>
      isLargeText(source.length) ? messagesFor(codeMessages, locale, own).largeText : undefined,
  };
}
