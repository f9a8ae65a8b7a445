/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {string} address @param {string} caption */
const figure = (address, caption) =>
  `<figure><a href="${escaped(address)}"><img src="${escaped(address)}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`;

/**
 * Returns a page that shows pictures as they were, as they are, and what differs, side by side.
 *
 * @param {readonly { name: string, hasDiff: boolean }[]} pictures A picture of another size has no difference to show.
 * @param {string} baseline The address of the baseline's folder. The other pictures lie beside the page.
 */
export function reviewPage(pictures, baseline) {
  const section = (/** @type {{ name: string, hasDiff: boolean }} */ { name, hasDiff }) => `<section>
<h2>${escaped(name)}</h2>
<div>${figure(`${baseline}/${name}.png`, '之前 Before')}
${figure(`${name}-actual.png`, '现在 Now')}
${hasDiff ? figure(`${name}-diff.png`, '差别 Difference') : '<p>大小不同 The size differs</p>'}</div>
</section>`;
  return `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${pictures.length} 张图有变化</title>
<style>
body { margin: 24px; color: #1f2329; background: #f7f8fa; font: 14px/1.6 system-ui, sans-serif; }
h1 { font-size: 20px; }
h2 { margin: 32px 0 8px; font-size: 16px; }
section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start; }
figure { margin: 0; }
img { width: 100%; border: 1px solid #b9bec7; background: #fff; }
figcaption { color: #5c636e; }
</style>
<h1>${pictures.length} 张图有变化 pictures differ</h1>
<p>改得对就运行 If they are right: <code>npm run visual -- --update</code></p>
${pictures.map(section).join('\n')}
</html>
`;
}
