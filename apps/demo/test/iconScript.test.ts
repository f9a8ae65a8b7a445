import { describe, expect, it } from 'vitest';
import { iconScriptUrl } from '../src/settings/iconScript.js';
import { withIconScript } from '../../server/src/site/iconScript.mjs';

/** As much of a page as is asked for. */
const page = (content?: string) =>
  ({ querySelector: () => (content === undefined ? null : { content }) }) as unknown as ParentNode;

describe('the script of an icon font', () => {
  it('is the one that the page names', () => {
    expect(iconScriptUrl(page('https://at.alicdn.com/t/font_1.js'))).toBe(
      'https://at.alicdn.com/t/font_1.js',
    );
  });

  it.each([undefined, '', 'font.js', 'javascript:alert(1)', 'data:text/javascript,alert(1)'])(
    'is none where the page says %s',
    (content) => expect(iconScriptUrl(page(content))).toBeUndefined(),
  );

  it('is written into a page once, whatever its address holds', () => {
    const once = withIconScript('<head></head>', 'https://a.example/1.js?a=1&b="<');
    expect(once).toBe(
      '<head>  <meta name="letu-icon-script" content="https://a.example/1.js?a=1&amp;b=%22%3C" />\n  </head>',
    );
    const twice = withIconScript(once, 'https://b.example/2.js');
    expect(twice.match(/<meta/g)).toHaveLength(1);
    expect(twice).toContain('https://b.example/2.js');
    expect(withIconScript(once, undefined)).toBe(once);
  });
});
