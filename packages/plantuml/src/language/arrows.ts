/** An arrow between two names, at the start of a text: heads, a line, and a colour or direction in it. */
export const ARROW =
  /^(?:[<*o+#x^0@|}\\/(]{1,3}|<\||\|o|\|\||\}o|\}\|)?(?:-{1,5}|\.{2,5}|={2,5}|~{2,5})(?:(?:\[[^\]\n]*\]|left|right|up|down|le|ri|do|[lrud])(?:-+|\.+|=+|~+))?(?:\|>|\|\||o\||o\{|\|\{|[>*o+#x^0@|{\\/)]{1,3}(?![\w\u0080-\uFFFF])|>>?)?(?=[\s\w"([:;\]\u0080-\uFFFF?]|$)/;

/** The arrows to offer, with what each means. */
export const ARROWS: readonly (readonly [arrow: string, types: string, chinese: string, english: string])[] =
  [
    ['->', 'stad', '消息、转移', 'A message or a transition'],
    ['-->', 'sctd', '虚线返回；在结构图里是竖直的连线', 'A dashed answer; in structures a vertical link'],
    ['->>', 's', '异步消息', 'An asynchronous message'],
    ['-->>', 's', '异步返回', 'An asynchronous answer'],
    ['<-', 's', '反向消息', 'A message the other way'],
    ['<->', 's', '双向消息', 'A message both ways'],
    ['->x', 's', '丢失的消息', 'A lost message'],
    ['->o', 's', '到圆点的消息', 'A message that ends in a circle'],
    ['<|--', 'c', '继承', 'Extends'],
    ['<|..', 'c', '实现', 'Implements'],
    ['*--', 'cd', '组合', 'Is composed of'],
    ['o--', 'cd', '聚合', 'Has'],
    ['--', 'cd', '关联', 'Is associated with'],
    ['..', 'cd', '虚线关联', 'A dotted link'],
    ['..>', 'cd', '依赖', 'Depends on'],
    ['||--o{', 'c', '一对多', 'One to many'],
    ['||--||', 'c', '一对一', 'One to one'],
    ['}o--o{', 'c', '多对多', 'Many to many'],
    ['-left->', 'td', '往左', 'To the left'],
    ['-right->', 'td', '往右', 'To the right'],
    ['-up->', 'td', '往上', 'Upwards'],
    ['-down->', 'td', '往下', 'Downwards'],
    ['-[hidden]-', 'cd', '看不见的连线，用来排位置', 'A link one does not see, for the layout'],
  ];
