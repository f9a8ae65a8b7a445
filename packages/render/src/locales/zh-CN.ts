/** What a PNG leaves out of its picture for the sake of others. */
export type Loss = 'nested-svg' | 'filters';

/** One sentence for what a PNG leaves out. */
export type RenderMessages = Readonly<Record<Loss, string>>;

export const zhCN: RenderMessages = {
  'nested-svg': 'PNG 里不画图中嵌入的 SVG 图片；请改用 PNG 或 JPEG 图片。',
  filters: '图里的滤镜太多，PNG 里没有画它们。',
};
