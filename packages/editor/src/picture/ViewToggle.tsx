import type { Locale } from '@letu/core';
import { useMessages } from '@letu/hooks';
import { viewMessages } from '../locales/index.js';

/** Whether a picture is scaled down to its pane or shown in its own size. */
export type PictureView = 'fit' | 'actual';

export interface ViewToggleProps {
  readonly view: PictureView;
  readonly locale: Locale;
  onChange(view: PictureView): void;
}

export function ViewToggle({ view, locale, onChange }: ViewToggleProps) {
  const text = useMessages(viewMessages, locale);
  const labels: Readonly<Record<PictureView, string>> = { fit: text.viewFit, actual: text.viewActual };
  const views: readonly PictureView[] = ['fit', 'actual'];
  return (
    <div className="letu-toggle" role="group" aria-label={text.view}>
      {views.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === view} onClick={() => onChange(choice)}>
          {labels[choice]}
        </button>
      ))}
    </div>
  );
}
