import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SurfaceHandle } from '@letu/core';
import { EditedDiagram } from '../src/surface/editedDiagram.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A canvas whose changes are counted, as its host hears of them. */
function canvas(readingMs: number) {
  const heard: string[] = [];
  const edited = new EditedDiagram({ source: '' }, ({ source }) => void heard.push(source));
  let drawn = 0;
  const read = () => {
    vi.advanceTimersByTime(readingMs);
    return { type: 'DRAWIO', source: `${drawn}` };
  };
  const draw = () => {
    drawn += 1;
    edited.changed({ origin: 'user', read }, true);
  };
  return { heard, edited, draw };
}

describe('what is drawn on a canvas', () => {
  it('is read within 50 ms, what belongs to one moment at once', () => {
    const { heard, draw } = canvas(1);
    for (let key = 0; key < 3; key += 1) draw();
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(50);
    expect(heard).toEqual(['3']);
  });

  it('is read while a hand goes on, and does not wait for it to rest', () => {
    const { heard, draw } = canvas(1);
    for (let move = 0; move < 20; move += 1) {
      draw();
      vi.advanceTimersByTime(10);
    }
    expect(heard.length).toBeGreaterThan(4);
  });

  it('is read in a pause where reading takes long, and after a second without one', () => {
    const { heard, edited, draw } = canvas(30);
    draw();
    edited.read();
    for (let move = 0; move < 90; move += 1) {
      draw();
      vi.advanceTimersByTime(10);
    }
    expect(heard).toEqual(['1']);
    for (let move = 0; move < 20; move += 1) {
      draw();
      vi.advanceTimersByTime(10);
    }
    expect(heard).toHaveLength(2);
    vi.advanceTimersByTime(150);
    expect(heard.at(-1)).toBe('111');
  });

  it('is not taken back by a value that its owner sets without it, and told with what it was drawn on', () => {
    const told: string[] = [];
    const edited = new EditedDiagram({ source: '0' }, ({ before, source }) => {
      told.push(`${before} → ${source}`);
    });
    const replace = vi.fn<SurfaceHandle['replace']>();
    const read = () => ({ type: 'DRAWIO', source: '1' });
    edited.receive({ source: '0' });
    edited.attach(
      { ...({} as SurfaceHandle), read: () => ({ type: 'DRAWIO', source: '0' }), replace },
      'DRAWIO',
    );
    edited.changed({ origin: 'user', read }, true);
    edited.receive({ source: '0 and theirs' });
    expect([told, replace.mock.calls]).toEqual([['0 → 1'], []]);
    edited.receive({ source: '1 and theirs' });
    expect(replace.mock.lastCall?.[0].source).toBe('1 and theirs');
  });

  it('is read at once for whoever asks', () => {
    const { heard, edited, draw } = canvas(1);
    draw();
    expect(edited.read()).toBe('1');
    vi.advanceTimersByTime(1000);
    expect(heard).toEqual(['1']);
  });
});
