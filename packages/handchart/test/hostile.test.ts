import { describe, expect, it } from 'vitest';
import { svgElements } from '@letu/core';
import { engine } from '@letu/handchart/engine';
import { hostile } from './hostile.js';

/** What pictures of charts are made of. */
const ELEMENTS =
  /^(?:svg|style|g|path|circle|polyline|polygon|rect|text|tspan|defs|clipPath|linearGradient|stop)$/;
const STYLE = /^@font-face\{[^{}]*src:url\(data:font\/ttf;base64,[\w+/=]*\)[^{}]*\}$/;

const builtIn = () =>
  [Object.prototype, Object, Array.prototype, Function.prototype].map((one) =>
    Object.getOwnPropertyNames(one),
  );

describe('hostile charts', () => {
  it.each(hostile.map((source, index) => [index, source.slice(0, 60), source] as const))(
    'number %i, which begins %j, are drawn as texts or refused at their place',
    async (_index, _start, source) => {
      const before = builtIn();
      const result = await engine.render(source);
      expect(builtIn()).toEqual(before);
      for (const { from, to, message } of result.diagnostics) {
        expect(0 <= from && from < to && to <= source.length, `${from}–${to}: ${message}`).toBe(true);
        expect(message.length).toBeLessThan(300);
      }
      if (result.status === 'failure') return expect(result.diagnostics).not.toEqual([]);
      expect(result.svg).not.toMatch(/NaN|Infinity/);
      expect(result.svg.match(/<style>([^<]*)/)?.[1] ?? '').toMatch(STYLE);
      for (const element of svgElements(result.svg.slice(0, 200_000))) {
        expect(element.name).toMatch(ELEMENTS);
        expect(element.attribute('style')).toMatch(
          /^(?:font-size:[\d.]+px;font-family:Letu Hand,sans-serif;?)?$/,
        );
        for (const name of ['href', 'xlink:href', 'onload', 'onerror', 'onclick'])
          expect(element.attribute(name), name).toBe('');
      }
    },
  );
});
