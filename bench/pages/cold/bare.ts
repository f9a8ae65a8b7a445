/** What a page does that imports an engine and draws one picture, with nothing of ours, by kind. */
export const BARE: Readonly<Record<string, (source: string) => Promise<string>>> = {
  async graphviz(source) {
    const { instance } = await import('@viz-js/viz');
    return (await instance()).renderString(source, { format: 'svg' });
  },
  async pikchr(source) {
    const { loadPikchr } = await import('pikchr-js');
    return (await loadPikchr())(source);
  },
  async mermaid(source) {
    const { default: mermaid } = await import('mermaid');
    mermaid.initialize({ startOnLoad: false, layout: 'dagre', htmlLabels: false });
    return (await mermaid.render('bare', source)).svg;
  },
  async plantuml(source) {
    Object.assign(globalThis, { Viz: await import('@viz-js/viz') });
    const { renderToString } = await import('@plantuml/core');
    return new Promise((resolve, reject) => {
      renderToString(source.split('\n'), resolve, reject);
    });
  },
  async d2(source) {
    const { D2 } = await import('@terrastruct/d2');
    const d2 = new D2();
    const { diagram, renderOptions } = await d2.compile(source);
    return d2.render(diagram, renderOptions);
  },
};
