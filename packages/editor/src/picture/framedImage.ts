import { toSvgFile } from '@letu/core';

/** Nothing but the one image, which the document itself carries. */
const POLICY = "default-src 'none'; img-src data:; style-src 'unsafe-inline'";
const STYLES =
  ':root{color-scheme:light}html,body{height:100%;margin:0;overflow:hidden}' +
  'img{display:block;width:100%;height:100%;object-fit:contain}';

/**
 * Shows a picture as an image in a frame of its own, which scales it as `object-fit: contain` does.
 *
 * Reading, layout and painting of a large image hold up the document it is in. A sandboxed frame has a process of its own in
 * Chromium and its relatives (https://chromestatus.com/feature/5106438106021888), so that only the frame waits. In it the
 * picture is as powerless as in any `<img>`.
 *
 * @param frame Where to show it; its `load` event comes when the image is there.
 * @param svg A complete `<svg>` element as text.
 * @param isWanted Says whether the picture is still wanted once it is ready to be shown.
 */
export async function showInFrame(
  frame: HTMLIFrameElement,
  svg: string,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const address = await dataUrl(new Blob([toSvgFile(svg)], { type: 'image/svg+xml' }));
  if (!isWanted()) return;
  frame.setAttribute('sandbox', '');
  frame.inert = true;
  Object.assign(frame.style, { border: 'none', colorScheme: 'light' });
  frame.srcdoc = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}"><style>${STYLES}</style><img alt="" src="${address}">`;
}

/** The address of an object of this page means nothing in a frame of another origin. Reading does not hold up the page. */
function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The picture could not be read.')),
    );
    reader.readAsDataURL(content);
  });
}
