import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import type { PictureFormat } from '../pictures.js';

/** Counts what the server does, for Prometheus (https://prometheus.io/docs/concepts/data_model/). No label names a person or a thing. */
export interface Metrics {
  /** @param call The name of the call; undefined for an address that is none. */
  request(call: string | undefined, status: number, seconds: number): void;
  /** A request that was refused because there were too many. */
  limited(limit: string): void;
  /** @param kind The kind of diagram; undefined for one that is not drawn here. */
  picture(
    kind: string | undefined,
    format: PictureFormat,
    outcome: 'drawn' | 'refused' | 'failed',
    seconds: number,
  ): void;
  /** Returns everything counted so far, as Prometheus reads it, and the type of that text. */
  read(): Promise<{ text: string; type: string }>;
}

/** Starts to count, the process included. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'letu_request_duration_seconds',
    help: 'How long requests take, by call and HTTP status.',
    labelNames: ['call', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const limited = new Counter({
    name: 'letu_limited_requests_total',
    help: 'Requests refused because there were too many, by limit.',
    labelNames: ['limit'],
    registers,
  });
  const pictures = new Histogram({
    name: 'letu_picture_duration_seconds',
    help: 'How long pictures take to draw, by kind of diagram, format and outcome.',
    labelNames: ['kind', 'format', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  return {
    request: (call = 'none', status, seconds) => requests.observe({ call, status }, seconds),
    limited: (limit) => limited.inc({ limit }),
    picture: (kind = 'none', format, outcome, seconds) =>
      pictures.observe({ kind, format, outcome }, seconds),
    read: async () => ({ text: await registry.metrics(), type: registry.contentType }),
  };
}
