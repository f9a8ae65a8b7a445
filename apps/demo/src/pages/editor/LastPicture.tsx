import { startTransition, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import type { RenderResult, Theme } from '@letu/core';
import { usePageKeys } from '../../layout/usePageKeys.js';
import { PrintedPicture } from '../preview/PrintedPicture.js';

/** Notes what a diagram has become. */
export type NotePicture = (result: RenderResult) => void;

export interface LastPictureProps {
  readonly title: string;
  readonly theme: Theme;
  /** Draws what is in the editor for paper. */
  drawLight(): Promise<string>;
  readonly ref: Ref<NotePicture>;
}

/** The last good picture of an editor, as it is printed. The editor, which notes it here, is not made anew for it. */
export function LastPicture({ title, theme, drawLight, ref }: LastPictureProps) {
  const printed = useRef<HTMLDivElement>(null);
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
  const print = async () => {
    // A text without a picture is printed as it stands.
    const svg = await drawLight().catch(() => undefined);
    if (svg !== undefined) flushSync(() => setShown({ svg, theme: 'light' }));
    const images = [...(printed.current?.querySelectorAll('img') ?? [])];
    await Promise.allSettled(images.map((image) => image.decode()));
    window.print();
  };
  // The menu of the browser leaves no time to draw anything; its keys do.
  usePageKeys(theme === 'light' ? undefined : 'Mod-p', () => void print());
  return shown && <PrintedPicture {...shown} title={title} ref={printed} />;
}
