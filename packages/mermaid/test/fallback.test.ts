import { describe, expect, it } from 'vitest';
import { DiagramError, type DiagramErrorCode, type RenderResult } from '@letu/core';
import { fallbackReason } from '../src/fallback.js';

const plain = 'flowchart LR\n  A[甲] --> B';
const picture = (content: string): RenderResult => ({
  status: 'success',
  shapes: [],
  svg: `<svg id="a" viewBox="0 0 9 9">${content}</svg>`,
  diagnostics: [],
});
const after = (outcome: RenderResult | DiagramError, source = plain) => fallbackReason({ source, outcome });
const before = (source: string) => fallbackReason({ source });

describe('before it is drawn, a picture', () => {
  it('is drawn in the worker', () => {
    expect(before(plain)).toBeUndefined();
  });

  it('is drawn on the page for an image node', () => {
    expect(before('flowchart LR\n  A@{ img: "data:image/png;base64,AA==", label: "图" }')).toBe('image-node');
  });

  it('is drawn on the page for a formula', () => {
    expect(before('flowchart LR\n  A["$$\\frac{1}{2}$$"]')).toBe('formula');
  });
});

describe('after the worker, a picture', () => {
  it.each(['engine-crashed', 'engine-load-failed'] as const)('is drawn on the page after %s', (code) => {
    expect(after(new DiagramError(code, ''))).toBe('worker-failed');
  });

  it.each(['timeout', 'aborted', 'superseded', 'disposed', 'input-too-large', 'output-too-large'] as const)(
    'stays undrawn after %s',
    (code: DiagramErrorCode) => {
      expect(after(new DiagramError(code, ''))).toBeUndefined();
    },
  );

  it.each([
    new DiagramError('engine-crashed', ''),
    { status: 'failure', diagnostics: [], uncertain: true } as const,
  ])(
    'stays undrawn after a failure for which the page would freeze as long as the worker was at it (%#)',
    (outcome) => {
      const attempt = { source: plain, outcome };
      expect(fallbackReason({ ...attempt, tookMs: 1_500 })).toBeUndefined();
      expect(fallbackReason({ ...attempt, tookMs: 500 })).toBe('worker-failed');
    },
  );

  it('stays undrawn after a mistake in the source', () => {
    expect(after({ status: 'failure', diagnostics: [] })).toBeUndefined();
  });

  it('is drawn on the page after a failure that may be ours', () => {
    expect(after({ status: 'failure', diagnostics: [], uncertain: true })).toBe('worker-failed');
  });

  it.each(['', ' '])('is drawn on the page when it is empty (%j)', (content) => {
    expect(after(picture(content))).toBe('empty-picture');
  });

  it.each(['<path d="M0,NaN L1,1"/>', '<g transform="translate(NaN, 0)"/>', '<rect width="Infinity"/>'])(
    'is drawn on the page with geometry that is no number: %s',
    (content) => {
      expect(after(picture(content))).toBe('nan-geometry');
    },
  );

  it('is the picture, where NaN is a word in it', () => {
    expect(after(picture('<text data-id="NaN" x="1">NaN</text>'))).toBeUndefined();
  });
});

describe('a source that refers to something outside is never drawn on the page', () => {
  it.each([
    'flowchart LR\n  A@{ img: "https://example.com/a.png" }',
    'flowchart LR\n  A@{ label: "x", img: //example.com/a.png }',
    'flowchart LR\n  A["<img src=https://example.com/a.png>"]',
    'flowchart LR\n  A["< image href=x>"]',
    'flowchart LR\n  A\n  classDef x fill:url(https://example.com/a.svg)',
    'flowchart LR\n  A\n  classDef x fill:URL( "https://example.com/a.svg" )',
    'flowchart LR\n  A\n  style A background:image-set("https://example.com/a.png" 1x)',
    '---\nconfig:\n  themeCSS: "@import \'https://example.com/a.css\'"\n---\nflowchart LR\n  A',
    'flowchart LR\n  A\n  classDef x fill:\\75rl(https://example.com/a.svg)',
  ])('%j', (source) => {
    expect(before(source)).toBeUndefined();
    expect(after(new DiagramError('engine-crashed', ''), source)).toBeUndefined();
  });

  it.each(['flowchart LR\n  A\n  style A fill:url(#grey)', 'flowchart LR\n  click A "https://example.com"'])(
    'unlike one with references of its own, or links: %j',
    (source) => {
      expect(after(new DiagramError('engine-crashed', ''), source)).toBe('worker-failed');
    },
  );
});
