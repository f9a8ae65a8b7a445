import { useLetu } from '@letu/theme';
import type { ReactNode } from 'react';

/** The props of `In`. */
interface InProps {
  readonly locale: 'zh-CN' | 'en-US';
  readonly children: ReactNode;
}

/** What a guide says in one language, for readers who have chosen it in the tool bar. */
export function In({ locale, children }: InProps) {
  if (useLetu().locale !== locale) return null;
  return (
    <div className="letu-prose" lang={locale}>
      {children}
    </div>
  );
}
