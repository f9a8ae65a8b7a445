import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCanvasMeasurer, install, type Installation, type MeasuringContext } from '@letu/svg-dom';

let installation: Installation;

beforeAll(() => {
  const context = createCanvas(1, 1).getContext('2d') as unknown as MeasuringContext;
  installation = install(globalThis, { measurer: createCanvasMeasurer(context) });
});
afterAll(() => installation.uninstall());

describe('DOMPurify', () => {
  it.each([
    ['<b onclick="x()">ok</b><script>alert(1)</script>', '<b>ok</b>'],
    [
      '<a href="javascript:alert(1)">x</a><a href="https://a.test">y</a>',
      '<a>x</a><a href="https://a.test">y</a>',
    ],
    [
      '<svg><g onload=x><path d="M0 0"></path></g><script>1</script></svg>',
      '<svg><g><path d="M0 0"></path></g></svg>',
    ],
    ['<p>a<p>b', '<p>a</p><p>b</p>'],
    ['  leading and <i>中文</i> &lt;kept&gt;', '  leading and <i>中文</i> &lt;kept&gt;'],
    ['<img src=x onerror=alert(1)>', '<img src="x">'],
    ['<svg><foreignObject><div>x</div></foreignObject></svg>', '<svg></svg>'],
    [
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
      expect.not.stringMatching(/onerror=|<img/),
    ],
    ['<form id=x tabindex=0><input name=attributes></form>', '<form tabindex="0" id="x"><input></form>'],
  ])('cleans %j', async (dirty, clean) => {
    const { default: DOMPurify } = await import('dompurify');
    expect(DOMPurify.isSupported).toBe(true);
    const result = DOMPurify.sanitize(dirty);
    if (typeof clean === 'string') expect(sortAttributes(result)).toBe(sortAttributes(clean));
    else expect(result).toEqual(clean);
  });

  it('keeps line breaks and drops all other tags where it is told to', async () => {
    const { default: DOMPurify } = await import('dompurify');
    expect(DOMPurify.sanitize('a<br>b<u>c</u><style>d{}</style>', { ALLOWED_TAGS: ['br'] })).toBe('a<br>bc');
  });

  it('runs its hooks on nodes that can be changed', async () => {
    const { default: DOMPurify } = await import('dompurify');
    DOMPurify.addHook('afterSanitizeAttributes', (node) => {
      if (node.tagName === 'A') node.setAttribute('rel', 'noopener');
    });
    expect(DOMPurify.sanitize('<a href="/x">y</a>')).toBe('<a href="/x" rel="noopener">y</a>');
    DOMPurify.removeAllHooks();
  });
});

describe('d3-selection', () => {
  it('joins data, sets attributes and orders elements', async () => {
    const { select } = await import('d3-selection');
    const svg = select(document.body).append('svg').attr('viewBox', '0 0 10 10').classed('chart', true);
    const circles = (data: readonly number[]) =>
      svg
        .selectAll<SVGCircleElement, number>('circle')
        .data([...data], String)
        .join('circle')
        .attr('r', (value) => value)
        .style('fill', (_value, index) => (index % 2 ? '#f00' : null))
        .order();
    circles([1, 2, 3]);
    circles([3, 1]).text((value) => `r${value}`);
    svg.insert('style', ':first-child').html('.a > b { fill: red }');
    svg.selectAll('circle').filter(':last-child').raise().attr('data-last', true).attr('r', null);
    expect(svg.node()?.outerHTML).toBe(
      '<svg viewBox="0 0 10 10" class="chart"><style>.a &gt; b { fill: red }</style>' +
        '<circle r="3">r3</circle><circle data-last="true" style="fill: rgb(255, 0, 0);">r1</circle></svg>',
    );
    svg.remove();
  });

  it('makes elements in the namespace of their parent', async () => {
    const { select } = await import('d3-selection');
    const svg = select(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
    const inner = svg.append('foreignObject').append<HTMLElement>('xhtml:div').attr('xlink:href', '#a');
    expect(inner.node()?.namespaceURI).toBe('http://www.w3.org/1999/xhtml');
    expect(svg.select('foreignObject').node()).toBeInstanceOf(SVGElement);
  });
});

/** Attributes in alphabetical order: DOMPurify puts back some of them, which is not what is tested. */
function sortAttributes(html: string): string {
  return html.replace(/<(\w+)((?: [\w-]+="[^"]*")+)/g, (_tag, name: string, attributes: string) => {
    const parts = attributes.match(/ [\w-]+="[^"]*"/g) ?? [];
    return `<${name}${parts.toSorted().join('')}`;
  });
}
