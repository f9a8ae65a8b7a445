/** What boards say to a user besides what their editor does. */
export interface ExcalidrawMessages {
  readonly syntax: (found: string) => string;
  readonly tooDeep: (most: number) => string;
  readonly tooMany: (most: number) => string;
  readonly tooManyPoints: (most: number) => string;
  readonly notABoard: string;
  readonly notAnElement: string;
  readonly unknownElement: (type: string) => string;
  readonly duplicateId: (id: string) => string;
  /** How many images are not to be had. */
  readonly missingImages: (count: number) => string;
  /** What shapes without a text are called. */
  readonly names: Readonly<Record<ShapeName, string>>;
  /** What frames without a name are called. */
  readonly frame: string;
  readonly group: string;
  /** What a board with nothing on it is called. */
  readonly blank: string;
}

export type ShapeName =
  | 'rectangle'
  | 'diamond'
  | 'ellipse'
  | 'line'
  | 'arrow'
  | 'freedraw'
  | 'text'
  | 'image'
  | 'embeddable'
  | 'iframe';

export const zhCN: ExcalidrawMessages = {
  syntax: (found) =>
    found === '' ? '内容到这里不完整，不是正确的 JSON。' : `这里不该有 ${found}，不是正确的 JSON。`,
  tooDeep: (most) => `嵌套得太深，最多 ${most} 层。`,
  tooMany: (most) => `白板上的东西太多，最多 ${most} 个。请把一部分拆成另一块白板。`,
  tooManyPoints: (most) => `线条上的点太多，合起来最多 ${most} 个。请把一部分拆成另一块白板。`,
  notABoard: '这不是白板：应当是一个带有 elements 列表的 JSON 对象。',
  notAnElement: '这一项没有 type，不是白板上的东西，已跳过。',
  unknownElement: (type) => `不认识的类型 ${type}：会原样保留，但不画出来。`,
  duplicateId: (id) => `标识 ${id} 用了不止一次，后面的那个改了标识。`,
  missingImages: (count) => `有 ${count} 张图片找不到，用方框代替。`,
  names: {
    rectangle: '矩形',
    diamond: '菱形',
    ellipse: '椭圆',
    line: '线条',
    arrow: '箭头',
    freedraw: '手绘线条',
    text: '文字',
    image: '图片',
    embeddable: '嵌入的网页',
    iframe: '嵌入的网页',
  },
  frame: '画框',
  group: '组合',
  blank: '空白白板',
};
