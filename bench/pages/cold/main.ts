import { kindByName } from '@letu/kinds';
import { BARE } from './bare.js';

/** Draws with our engine, as an application would. */
async function drawOurs(kind: string, source: string): Promise<string> {
  const definition = await kindByName(kind)?.loadKind();
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

async function measure(task: string): Promise<string> {
  const [who = '', kind = '', source = ''] = task.split('|');
  try {
    await show(
      await (who === 'ours'
        ? drawOurs(kind, source)
        : (BARE[kind]?.(source) ?? Promise.reject(new Error(kind)))),
    );
    // From the start of the navigation to the first picture on the page.
    return String(performance.now());
  } catch (error) {
    return String(error);
  }
}

await fetch('/', { method: 'POST', body: await measure(decodeURIComponent(location.hash.slice(1))) });
