/** What the colours of the pen are called in the theme. */
type PenColour = 'text' | 'cinnabar' | 'gamboge' | 'bamboo' | 'ultramarine' | 'wisteria';

/** The words of the page that shows a diagram drawn by hand, and lets one draw on it. */
export interface TuyaMessages {
  readonly tuya: {
    readonly open: string;
    readonly title: (title: string) => string;
    readonly drawing: string;
    readonly failed: string;
    readonly mistake: (reason: string) => string;
    readonly empty: string;
    readonly emptyHint: string;
    readonly layerFailed: string;
    readonly notKept: string;
    readonly tools: string;
    readonly tool: string;
    readonly toolNames: Readonly<Record<'move' | 'pen' | 'marker' | 'eraser', string>>;
    readonly colour: string;
    readonly colours: Readonly<Record<PenColour, string>>;
    readonly width: string;
    /** From the thinnest. */
    readonly widths: readonly string[];
    readonly undo: string;
    readonly redo: string;
    readonly clear: string;
    readonly clearTitle: string;
    readonly look: string;
    readonly roughness: string;
    readonly roughnesses: Readonly<Record<'neat' | 'usual' | 'wild', string>>;
    readonly fill: string;
    readonly fills: Readonly<Record<'solid' | 'hachure', string>>;
    readonly again: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly fit: string;
    readonly export: string;
    /** What is drawn over the picture, for those who do not see it. */
    readonly describe: (title: string, strokes: number) => string;
  };
}

export const zhCN: TuyaMessages = {
  tuya: {
    open: '涂鸦',
    title: (title) => `涂鸦：${title}`,
    drawing: '正在手绘…',
    failed: '没能画出这张图',
    mistake: (reason) => `源文本有错误，暂时画不出来：${reason}`,
    empty: '这张图还是空的',
    emptyHint: '先画点内容，再来涂鸦。',
    layerFailed: '之前的涂鸦没能加载，现在还不能画',
    notKept: '这一笔没能保存到本机，请检查存储空间',
    tools: '画笔',
    tool: '工具',
    toolNames: { move: '移动', pen: '画笔', marker: '荧光笔', eraser: '橡皮' },
    colour: '颜色',
    colours: {
      text: '墨色',
      cinnabar: '朱红',
      gamboge: '藤黄',
      bamboo: '竹青',
      ultramarine: '群青',
      wisteria: '藤紫',
    },
    width: '粗细',
    widths: ['细', '中', '粗'],
    undo: '撤销',
    redo: '重做',
    clear: '清除涂鸦',
    clearTitle: '清除全部涂鸦？可以撤销。',
    look: '笔触',
    roughness: '线条',
    roughnesses: { neat: '工整', usual: '自然', wild: '潦草' },
    fill: '填充',
    fills: { solid: '实色', hachure: '排线' },
    again: '换一种笔迹',
    zoomIn: '放大',
    zoomOut: '缩小',
    fit: '看全图',
    export: '导出',
    describe: (title, strokes) =>
      strokes === 0 ? `${title}，手绘` : `${title}，手绘，上面画了 ${strokes} 笔`,
  },
};
