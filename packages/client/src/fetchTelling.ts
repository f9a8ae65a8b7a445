/** Statuses whose responses have no body (https://fetch.spec.whatwg.org/#null-body-status). */
const WITHOUT_BODY = new Set([101, 103, 204, 205, 304]);

/**
 * Returns a `fetch` that tells how much of the body has been sent, for requests made of texts and bytes alone.
 *
 * @param onProgress Called with a part from 0 to 1.
 */
export function fetchTelling(onProgress: (sent: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, body = null, signal } = {}) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason as Error);
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, String(address));
      request.responseType = 'arraybuffer';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total ? loaded / total : 0),
      );
      request.upload.addEventListener('load', () => onProgress(1));
      request.addEventListener('load', () => resolve(responseOf(request)));
      request.addEventListener('error', () => reject(new TypeError('The request failed.')));
      request.addEventListener('abort', () => reject(signal?.reason as Error));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      signal?.addEventListener('abort', abort);
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText } = request;
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  const headers = lines.filter(Boolean).map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at), line.slice(at + 1).trim()];
  });
  const body = WITHOUT_BODY.has(status) ? null : (request.response as ArrayBuffer);
  return new Response(body, { status, statusText, headers });
}
