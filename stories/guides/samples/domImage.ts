/** Asks a framed `/domimage` of Letu for a picture; resolves with the file, or rejects with what the page says. */
export function makePicture(frame: HTMLIFrameElement, site: string, request: object): Promise<Blob> {
  const id = crypto.randomUUID();
  return new Promise((resolve, reject) => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.contentWindow || origin !== site || data?.id !== id) return;
      removeEventListener('message', onMessage);
      if (data.type === 'result') resolve(data.blob);
      else reject(new Error(`${data.error.code}: ${data.error.message}`));
    };
    addEventListener('message', onMessage);
    const message = { protocol: 'letu.domimage', version: 1, type: 'render', id, ...request };
    frame.contentWindow?.postMessage(message, site);
  });
}
