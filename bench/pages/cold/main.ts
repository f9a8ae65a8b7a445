import { KINDS } from '../../../scripts/corpus/kinds.js';
import { BARE } from './bare.js';

declare global {
  interface Window {
    /** Milliseconds from the start of the navigation to the first picture on the page, or what went wrong. */
    picture?: number | string;
  }
}

/** Draws with our engine, as an application would. */
async function drawOurs(kind: string, source: string): Promise<string> {
  const definition = await KINDS[kind]?.();
  const engine = await definition?.load();
  const result = await engine?.render(source);
  if (result?.status !== 'success') throw new Error(JSON.stringify(result));
  return result.svg;
}

async function show(svg: string): Promise<void> {
  const start = svg.indexOf('<svg');
  const picture = /^<svg[^>]*\sxmlns=/.test(svg.slice(start))
    ? svg.slice(start)
    : svg.slice(start).replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([picture], { type: 'image/svg+xml' }));
  document.body.append(image);
  await image.decode();
}

const [who = '', kind = '', source = ''] = decodeURIComponent(location.hash.slice(1)).split('|');
try {
  await show(
    await (who === 'ours'
      ? drawOurs(kind, source)
      : (BARE[kind]?.(source) ?? Promise.reject(new Error(kind)))),
  );
  window.picture = performance.now();
} catch (error) {
  window.picture = String(error);
}
