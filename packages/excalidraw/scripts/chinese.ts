/** Words of Excalidraw by their place, groups within groups. */
interface Words {
  readonly [key: string]: string | Words;
}

/** What Excalidraw's own Chinese leaves out, and would say in English. */
const WORDS: Words = {
  labels: {
    changeStroke: '更改描边颜色',
    changeBackground: '更改背景颜色',
    arrowhead_crowfoot_many: '鸦脚（多）',
    arrowhead_crowfoot_one: '鸦脚（一）',
    arrowhead_crowfoot_one_or_many: '鸦脚（一或多）',
    more_options: '更多选项',
    arrowtypes: '箭头类型',
    arrowtype_sharp: '直线箭头',
    arrowtype_round: '曲线箭头',
    arrowtype_elbowed: '折线箭头',
    clearCanvas: '清空画布',
    toggleGrid: '切换网格',
    loadScene: '从文件载入',
    showFonts: '选择字体',
    theme: '主题',
    link: { hint: '在此输入或粘贴链接', goToElement: '转到目标元素' },
    lineEditor: { editArrow: '编辑箭头' },
    zoomToFitViewport: '缩放到视口',
    zoomToFitSelection: '缩放到所选内容',
    zoomToFit: '缩放到全部内容',
    autoResize: '文本框随文字调整大小',
    imageCropping: '裁剪图片',
    unCroppedDimension: '裁剪前的尺寸',
    copyElementLink: '复制指向对象的链接',
    linkToElement: '链接到对象',
    wrapSelectionInFrame: '把所选内容放进画框',
  },
  search: {
    title: '在画布上查找',
    noMatch: '没有找到…',
    singleResult: '个结果',
    multipleResults: '个结果',
    placeholder: '查找画布上的文字…',
  },
  buttons: { copyLink: '复制链接', systemMode: '跟随系统' },
  errors: { saveLibraryError: '素材库没能存下来。请把它存成文件，以免丢失改动。' },
  element: {
    rectangle: '矩形',
    diamond: '菱形',
    ellipse: '椭圆',
    arrow: '箭头',
    line: '线条',
    freedraw: '自由书写',
    text: '文字',
    image: '图片',
    group: '组合',
    frame: '画框',
    magicframe: '线框图转代码',
    embeddable: '嵌入网页',
    selection: '选择',
    iframe: '嵌入框',
  },
  hints: {
    dismissSearch: '按 Esc 结束查找',
    arrowTool: '点击可连续画多段，拖动画一条箭头。再按一次 {{arrowShortcut}} 更换箭头类型。',
    createFlowchart: '按住 CtrlOrCmd 和方向键，接着画流程图',
    enterCropEditor: '双击图片或按 Enter 裁剪',
    leaveCropEditor: '点击图片外面，或按 Enter、Esc 结束裁剪',
  },
  shareDialog: { or: '或者' },
  helpDialog: {
    createFlowchart: '从一个元素接着画流程图',
    navigateFlowchart: '在流程图中移动',
    cropStart: '裁剪图片',
    cropFinish: '结束裁剪',
  },
  stats: {
    shapes: '形状',
    fullTitle: '画布与形状属性',
    generalStats: '概况',
    elementProperties: '形状属性',
  },
  toast: {
    copyToClipboardAsSvg: '已把{{exportSelection}}作为 SVG 复制到剪贴板\n（{{exportColorScheme}}）',
    elementLinkCopied: '链接已复制到剪贴板',
  },
  quickSearch: { placeholder: '快速查找' },
  fontList: {
    badge: { old: '旧' },
    sceneFonts: '画布上的字体',
    availableFonts: '可用的字体',
    empty: '没有找到字体',
  },
  commandPalette: {
    title: '命令面板',
    shortcuts: { select: '选择', confirm: '确认', close: '关闭' },
    recents: '最近用过',
    search: { placeholder: '查找菜单和命令', noMatch: '没有找到命令…' },
    itemNotAvailable: '现在不能用这个命令…',
    shortcutHint: '打开命令面板：{{shortcut}}',
  },
};

/** Adds to the file of Chinese words what it leaves out; what it has stays. */
export function completeChinese(code: string): string {
  const groups = Object.entries(WORDS).map(([group, words]) => {
    const given = JSON.stringify(words);
    return code.includes(`\nvar ${group} = {`)
      ? `letuComplete(${group}, ${given});`
      : `export const ${group} = ${given};`;
  });
  return `${code}
function letuComplete(words, more) {
  for (const [key, word] of Object.entries(more))
    if (typeof word === 'object') letuComplete((words[key] ??= {}), word);
    else words[key] ??= word;
}
${groups.join('\n')}
`;
}
