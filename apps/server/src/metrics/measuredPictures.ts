import { kindOfType } from '@letu/kinds';
import { ApiError } from '../errors/apiError.js';
import type { Pictures } from '../pictures.js';
import type { Metrics } from './metrics.js';

/** Counts the pictures that are drawn. */
export function measuredPictures(pictures: Pictures, metrics: Metrics): Pictures {
  return {
    async draw(graph, format, caller) {
      const startedAt = performance.now();
      const count = (outcome: 'drawn' | 'refused' | 'failed') =>
        metrics.picture(
          kindOfType(graph.type)?.kind,
          format,
          outcome,
          (performance.now() - startedAt) / 1000,
        );
      try {
        const picture = await pictures.draw(graph, format, caller);
        count('drawn');
        return picture;
      } catch (error) {
        count(error instanceof ApiError ? 'refused' : 'failed');
        if (error instanceof ApiError && error.code === 'too-many-requests') metrics.limited('picture-queue');
        throw error;
      }
    },
    dispose: () => pictures.dispose(),
  };
}
