/** What this kind says to a user. */
export interface PikchrMessages {
  readonly nothingDrawn: string;
  readonly tooComplex: string;
  readonly unclosedQuote: string;
  readonly printed: (text: string) => string;
  readonly error: (message: string) => string;
  /** What shapes without text are called, by their class. */
  readonly classes: Readonly<Record<string, string>>;
}

/** The errors of Pikchr (https://pikchr.org/home/file/pikchr.y), as it words them. */
const ERRORS: Readonly<Record<string, string>> = {
  'syntax error': '这里有语法错误。',
  'unrecognized token': '认不出这里的符号，引号或注释也许没有结束。',
  'division by zero': '除数为零。',
  'sqrt of negative value': '不能对负数开平方。',
  'recursive macro definition': '宏定义循环引用了自己。',
  'macros nested too deep': '宏嵌套得太深。',
  'unterminated macro argument list': '宏调用缺少右括号。',
  'too many macro arguments - max 9': '宏调用的参数超过了 9 个。',
  'no such object': '没有这个图形。',
  'no such variable': '没有这个变量。',
  'no such vertex': '没有这个顶点。',
  'no prior objects of the same type': '前面没有同类的图形。',
  'no prior path points': '前面没有路径点。',
  'unknown object type': '没有这种图形。',
  'object is not a line': '这个图形不是线。',
  'use with line-oriented objects only': '只有线类图形能这样写。',
  'use "at" to position this object': '请用 at 放置这个图形。',
  'use "from" and "to" to position this object': '请用 from 和 to 放置这个图形。',
  'location fixed by prior "at"': '前面的 at 已经定了位置。',
  'line start location already fixed': '线的起点已经定了。',
  'value is already set': '这个值已经设过了。',
  'value already fixed by prior constraints': '前面的条件已经定了这个值。',
  'polygon is closed': '多边形已经闭合。',
  'polygon already closed': '多边形已经闭合。',
  'need at least 3 vertexes in order to close the polygon': '至少要有 3 个顶点才能闭合多边形。',
  'arc geometry error': '这段弧画不出来。',
  'not a known color name': '没有这个颜色名。',
  'too many text terms': '一个图形上的文字行太多。',
  'token is too long - max length 50000 bytes': '这个词超过了 50000 字节。',
  'script is too complex': '图太复杂，请拆小一些。',
  'parser stack overflow': '嵌套得太深。',
};

export const zhCN: PikchrMessages = {
  nothingDrawn: '这段文本没有画出任何图形。',
  tooComplex: '这段文本嵌套得太深或太复杂，Pikchr 画不了，请拆小一些。',
  unclosedQuote: '这里的双引号没有结束。',
  printed: (text) => `print：${text}`,
  error: (message) => ERRORS[message] ?? `Pikchr：${message}`,
  classes: {
    arc: '弧线',
    arrow: '箭头',
    box: '方框',
    circle: '圆',
    cylinder: '圆柱',
    diamond: '菱形',
    dot: '点',
    ellipse: '椭圆',
    file: '文件',
    line: '线',
    oval: '长圆',
    spline: '曲线',
    text: '文字',
  },
};
