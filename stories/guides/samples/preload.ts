import { plantuml } from '@letu/plantuml';

/** Starts the engine before it is needed, and tells how far the download is. */
export async function preload(onPercent: (percent: number) => void): Promise<void> {
  const engine = await plantuml.load();
  const stop = engine.onProgress(({ loaded, total }) => total > 0 && onPercent((100 * loaded) / total));
  await engine.preload();
  stop();
}
