import { DiagramError, loadAsset, loadWith, type RenderContext } from '@letu/core';
import { addresses } from '../../generated/addresses.js';
import { Pack } from '../pack/pack.js';

const packs = new Map<string, Promise<Pack>>();

/** Loads one of the package's data files, once. The time limit stands still meanwhile. */
export function loadPack(name: string, context: Pick<RenderContext, 'load'>): Promise<Pack> {
  const known = packs.get(name);
  if (known) return known;
  const address = addresses[name];
  if (!address) {
    return Promise.reject(new DiagramError('engine-load-failed', `There is no data file ${name}.`));
  }
  const loading = loadWith(context, async (report) => new Pack(await loadAsset(address(), report)));
  packs.set(name, loading);
  // The network may be back the next time.
  loading.catch(() => packs.delete(name));
  return loading;
}
