/** The words of the page that makes pictures. */
export interface DomImageMessages {
  readonly title: string;
  readonly about: string;
  readonly from: string;
  readonly diagram: string;
  readonly html: string;
  readonly kind: string;
  readonly source: string;
  readonly sourceHint: string;
  readonly htmlSource: string;
  readonly htmlHint: string;
  readonly htmlWidth: string;
  readonly htmlWidthHint: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'light' | 'dark', string>>;
  readonly open: string;
  readonly example: string;
  readonly clear: string;
  readonly empty: string;
  readonly emptyHint: string;
  readonly drop: string;
  readonly drawing: string;
  readonly failed: (reason: string) => string;
  readonly nothingSeen: string;
  readonly result: string;
  readonly localOnly: string;
}

export const zhCN: DomImageMessages = {
  title: '转成图片',
  about: '把图或一段 HTML 变成 PNG、SVG、PDF。',
  from: '要转换的内容',
  diagram: '图',
  html: 'HTML',
  kind: '图的类型',
  source: '源文本',
  sourceHint: '输入源文本，或粘贴任意工具的分享链接',
  htmlSource: 'HTML 代码',
  htmlHint: '<h1>标题</h1>\n<p>一段内容，可以带 <style> 样式</p>',
  htmlWidth: '排版宽度',
  htmlWidthHint: '内容按这个宽度换行，留空则由内容决定。',
  theme: '配色',
  themes: { light: '浅色', dark: '深色' },
  open: '打开文件',
  example: '放一个示例',
  clear: '清空',
  empty: '还没有内容',
  emptyHint: '输入或粘贴源文本，也可以把文件拖到页面上。',
  drop: '松开鼠标，转换这个文件',
  drawing: '正在画…',
  failed: (reason) => `没能画出来：${reason}`,
  nothingSeen: '这段 HTML 里没有能显示的内容',
  result: '转换结果',
  localOnly: '全部在这台设备上完成，内容不会上传。HTML 里的脚本和外部资源不会加载。',
};
