import { startTransition, useImperativeHandle, useState, type Ref } from 'react';
import type { RenderResult, Theme } from '@letu/core';
import { PrintedPicture } from '../preview/PrintedPicture.js';

/** Notes what a diagram has become. */
export type NotePicture = (result: RenderResult) => void;

export interface LastPictureProps {
  readonly title: string;
  readonly theme: Theme;
  readonly ref: Ref<NotePicture>;
}

/** The last good picture of an editor, as it is printed. The editor, which notes it here, is not made anew for it. */
export function LastPicture({ title, theme, ref }: LastPictureProps) {
  const [shown, setShown] = useState<{ readonly svg: string; readonly theme: Theme }>();
  useImperativeHandle(
    ref,
    () => (result) => {
      if (result.status !== 'success') return;
      const { svg } = result;
      startTransition(() => setShown({ svg, theme }));
    },
    [theme],
  );
  return shown && <PrintedPicture {...shown} title={title} />;
}
