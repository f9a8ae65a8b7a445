/** What this kind says to a user. */
export interface PikchrMessages {
  readonly nothingDrawn: string;
  readonly printed: (text: string) => string;
  readonly error: (message: string) => string;
}

const ERRORS: Readonly<Record<string, string>> = {
  'syntax error': '这里有语法错误。',
  'unrecognized token': '认不出这里的符号，引号或注释也许没有结束。',
  'division by zero': '除数为零。',
  'recursive macro definition': '宏定义循环引用了自己。',
  'no such object': '没有这个图形。',
  'no such variable': '没有这个变量。',
  'too many arguments to macro call - max 9': '宏调用的参数超过了 9 个。',
  'unterminated macro argument list': '宏调用缺少右括号。',
};

export const zhCN: PikchrMessages = {
  nothingDrawn: '这段文本没有画出任何图形。',
  printed: (text) => `print：${text}`,
  error: (message) => ERRORS[message] ?? `Pikchr：${message}`,
};
