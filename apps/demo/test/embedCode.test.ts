import { describe, expect, it } from 'vitest';
import { EMBED_FORMS, embedCode } from '../src/share/embedCode.js';

describe('what puts a shared diagram into other pages', () => {
  it('holds its address, and its title as text alone', () => {
    const address = 'https://letu.example/p/7/abc';
    const codes = EMBED_FORMS.map((form) => embedCode(form, address, '甲"><b>[乙]'));
    expect(codes).toEqual([
      `<iframe src="${address}" title="甲&quot;>&lt;b>[乙]" width="100%" height="480" style="border:0" loading="lazy" allowfullscreen></iframe>`,
      `${address}.svg`,
      `${address}.png`,
      String.raw`![甲"><b>\[乙\]](${address}.svg)`,
      String.raw`![甲"><b>\[乙\]](${address}.png)`,
      `<img src="${address}.svg" alt="甲&quot;>&lt;b>[乙]">`,
    ]);
  });
});
