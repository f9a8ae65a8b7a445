import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { HostedEngine, Locale, RenderContext, Theme } from '@letu/core';
import { leaseEngine } from '@letu/editor';
import { OwnMessagesContext } from '@letu/hooks';
import { load } from '../../load.js';
import type { HandchartOptions } from '../../options.js';
import { CHART_TYPES, type ChartType } from '../../source/chartTypes.js';
import { typeOf } from '../text/chartType.js';
import type { NoTable } from '../text/sourceTable.js';
import { thumbnailSource } from './thumbnailSource.js';

/** A small picture of the data as one type of chart: the address of an image, or why there is none. */
export type Thumbnail =
  | { readonly state: 'drawn'; readonly url: string }
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'failed' };

export type Thumbnails = ReadonlyMap<ChartType, Thumbnail>;

/** Draws the data of a source as every type of chart, one after the other; what was drawn before stays until then. */
export function useThumbnails(
  source: string,
  { look }: HandchartOptions,
  theme: Theme,
  locale: Locale,
): Thumbnails | NoTable {
  const own = useContext(OwnMessagesContext);
  const [drawn, setDrawn] = useState<Thumbnails>(new Map());
  const urls = useRef(new Map<ChartType, string>());
  const sources = useMemo(() => thumbnailSource(source), [source]);
  const current = typeOf(source);
  // Another type of chart is drawn of the same data.
  const key = typeof sources === 'string' ? sources : sources('bar');

  useEffect(() => {
    if (typeof sources === 'string') return undefined;
    const end = new AbortController();
    const lease = leaseEngine(load);
    const messages = own.filter(({ name }) => name === 'core' || name === 'handchart');
    const context = { theme, locale, messages, signal: end.signal };
    const keep = (type: ChartType, thumbnail: Thumbnail) => {
      const before = urls.current.get(type);
      if (before) URL.revokeObjectURL(before);
      if (thumbnail.state === 'drawn') urls.current.set(type, thumbnail.url);
      else urls.current.delete(type);
      setDrawn((known) => new Map(known).set(type, thumbnail));
    };
    const drawAll = async () => {
      const engine = await lease.engine;
      const types = CHART_TYPES.toSorted((one, other) => Number(other === current) - Number(one === current));
      for (const type of types) {
        const thumbnail = await draw(engine, sources(type), look ? { look } : {}, context);
        if (end.signal.aborted) {
          if (thumbnail.state === 'drawn') URL.revokeObjectURL(thumbnail.url);
          return;
        }
        keep(type, thumbnail);
      }
    };
    drawAll().catch(() => {
      for (const type of CHART_TYPES) if (!urls.current.has(type)) keep(type, { state: 'failed' });
    });
    return () => {
      end.abort();
      lease.release();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key stands for the sources, and the present type is only drawn first
  }, [key, look, theme, locale, own]);

  useEffect(() => {
    const { current: all } = urls;
    return () => {
      for (const url of all.values()) URL.revokeObjectURL(url);
      all.clear();
    };
  }, []);
  return typeof sources === 'string' ? sources : drawn;
}

async function draw(
  engine: HostedEngine<HandchartOptions>,
  source: string,
  options: HandchartOptions,
  context: Partial<RenderContext>,
): Promise<Thumbnail> {
  try {
    const result = await engine.render(source, options, context);
    if (result.status === 'failure')
      return { state: 'refused', reason: result.diagnostics[0]?.message ?? '' };
    return { state: 'drawn', url: URL.createObjectURL(new Blob([result.svg], { type: 'image/svg+xml' })) };
  } catch {
    // One type that takes too long leaves the others.
    return { state: 'failed' };
  }
}
