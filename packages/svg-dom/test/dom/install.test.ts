import { createCanvas } from '@napi-rs/canvas';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCanvasMeasurer, install, type Installation, type MeasuringContext } from '@letu/svg-dom';

const measurer = createCanvasMeasurer(createCanvas(1, 1).getContext('2d') as unknown as MeasuringContext);
const SVG = 'http://www.w3.org/2000/svg';
let installation: Installation | undefined;

function installed(scope: object = globalThis): Installation {
  installation = install(scope, { measurer, width: 1000, height: 700 });
  return installation;
}

afterEach(() => {
  installation?.uninstall();
  installation = undefined;
});

describe('install', () => {
  it('puts a document and a window of the asked size in place', () => {
    const { document: created } = installed();
    expect(globalThis.document).toBe(created);
    expect(window).toBe(globalThis);
    expect([innerWidth, innerHeight, screen.availWidth]).toEqual([1000, 700, 1000]);
    expect(document.documentElement.getBoundingClientRect().width).toBe(1000);
    expect(document.createElementNS(SVG, 'g')).toBeInstanceOf(SVGGraphicsElement);
    expect(document.createElement('p')).toBeInstanceOf(HTMLElement);
  });

  it('puts everything back', () => {
    const before = Object.getOwnPropertyNames(globalThis).toSorted();
    const { navigator: navigatorBefore } = globalThis;
    installed().uninstall();
    expect(Object.getOwnPropertyNames(globalThis).toSorted()).toEqual(before);
    expect(globalThis.navigator).toBe(navigatorBefore);
  });

  it('puts getters back as getters', () => {
    const scope = {};
    Object.defineProperty(scope, 'trustedTypes', { get: () => 'own', configurable: true });
    const { uninstall } = installed(scope);
    expect((scope as { trustedTypes?: unknown }).trustedTypes).toBeUndefined();
    uninstall();
    expect((scope as { trustedTypes?: unknown }).trustedTypes).toBe('own');
  });

  it('leaves a document that is there alone', () => {
    installed();
    expect(() => install(globalThis, { measurer })).toThrow('already');
  });

  it('serves two scopes that do not see each other', () => {
    const [one, other] = [{}, {}];
    const first = install(one, { measurer, width: 100 });
    const second = install(other, { measurer, width: 200 });
    first.document.body?.append('x');
    expect(second.document.body?.childNodes).toHaveLength(0);
    expect(first.document.documentElement?.getBoundingClientRect().width).toBe(100);
    expect(second.document.documentElement?.getBoundingClientRect().width).toBe(200);
  });

  it('hides what would mislead libraries', () => {
    installed();
    expect([globalThis.OffscreenCanvas, (globalThis as { trustedTypes?: unknown }).trustedTypes]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('answers for values of CSS', () => {
    installed();
    expect(CSS.supports('color', 'red')).toBe(true);
    expect(CSS.supports('color', 'nonsense')).toBe(false);
    expect(CSS.escape('1a')).toBe('\\31 a');
    expect(matchMedia('print').matches).toBe(false);
  });

  it('calls back soon instead of waiting for a frame, unless it is called off', async () => {
    installed();
    const [kept, dropped] = [vi.fn(), vi.fn()];
    requestAnimationFrame(kept);
    cancelAnimationFrame(requestAnimationFrame(dropped));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(kept).toHaveBeenCalledOnce();
    expect(dropped).not.toHaveBeenCalled();
  });
});

describe('the canvas', () => {
  it('measures text and draws nothing, whatever is asked of it', () => {
    installed();
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.font = '20px sans-serif';
    const wide = context.measureText('wide').width;
    context.font = '40px sans-serif';
    expect(wide).toBeGreaterThan(0);
    expect(context.measureText('wide').width).toBeCloseTo(wide * 2, 0);
    expect(context.font).toBe('40px sans-serif');
    context.fillStyle = context.createLinearGradient(0, 0, 1, 1);
    context.drawImage(canvas, 0, 0);
    context.stroke();
    expect(context.getImageData(0, 0, 2, 3).data).toHaveLength(24);
    expect(context.canvas).toBe(canvas);
    expect(canvas.getContext('webgl')).toBeNull();
  });
});
