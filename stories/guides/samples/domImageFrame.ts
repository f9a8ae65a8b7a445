import { makePicture } from './domImage.js';

const SITE = 'https://letu.example';

/** Frames the page out of sight, waits for it, and asks it for two pictures. */
export async function picturesOf(): Promise<readonly Blob[]> {
  const frame = document.createElement('iframe');
  frame.src = `${SITE}/domimage`;
  // Not display: none, in which HTML has no size.
  frame.style.cssText = 'position:fixed;width:1px;height:1px;opacity:0;border:0';
  const ready = new Promise<void>((resolve) => {
    addEventListener('message', ({ source, data }: MessageEvent) => {
      if (source === frame.contentWindow && data?.type === 'ready') resolve();
    });
  });
  document.body.append(frame);
  await ready;
  const diagram = { kind: 'mermaid', source: 'flowchart LR\n  甲 --> 乙' };
  return Promise.all([
    makePicture(frame, SITE, { diagram, format: 'svg', background: 'transparent' }),
    makePicture(frame, SITE, { html: '<h1>周报</h1>', format: 'png', width: 800 }),
  ]);
}
