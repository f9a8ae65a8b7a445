import type { Severity } from '@letu/core';

/** What the command says. */
export interface CliMessages {
  readonly help: (kinds: string) => string;
  readonly severity: Readonly<Record<Severity, string>>;
  /** Between a place or severity and its message. */
  readonly colon: string;
  readonly failed: string;
  readonly withDetail: (message: string, detail: string) => string;
  readonly unknownCommand: (name: string) => string;
  readonly noInput: string;
  readonly unknownOption: (name: string) => string;
  readonly badArgument: (detail: string) => string;
  readonly badValue: (option: string, value: string, allowed: string) => string;
  readonly badPair: (pair: string) => string;
  readonly unknownEngineOption: (kind: string, name: string, known: string) => string;
  readonly badKind: (name: string) => string;
  readonly noSuchPage: (page: string, pages: string) => string;
  readonly typeNeeded: (file: string) => string;
  readonly outputNeeded: string;
  readonly outputFormat: (path: string) => string;
  readonly sameOutput: (path: string) => string;
  readonly convertOutputNeeded: string;
  /** A text has no room for images. */
  readonly filesLeftOut: (count: number) => string;
  readonly cannotRead: (path: string, reason: string) => string;
  readonly cannotWrite: (path: string, reason: string) => string;
  readonly badFont: (path: string) => string;
  readonly noChineseFont: string;
  readonly htmlLost: string;
  readonly standardInput: string;
}

export const zhCN: CliMessages = {
  help: (kinds) => `letu：不用浏览器，在命令行里画图、编解码链接。

用法
  letu render 文件… [-o 输出]     把图的文本画成 SVG 或 PNG
  letu encode [文件]              把文本编码成链接里的短码
  letu decode [短码|链接|文件]     从链接、短码或文件里取回文本
  letu convert 文件 -o 输出        在别的软件的文件之间转换，如 .xmind、.mm、.opml、.md

文件写 - 表示标准输入。

render 的选项
  -o, --output 路径      输出文件（.svg 或 .png）、文件夹，或带 {name}、{type}、{page} 的样式；
                         写 - 或不写表示标准输出
      --to svg|png       输出到文件夹或标准输出时的格式，默认 svg
      --type 类型        ${kinds}；
                         默认看扩展名，再看内容
      --kind 模块        自己的图类型：文件路径或当前项目里的包，可以写多次
      --page 页          多页的图画哪一页：页名或第几页，默认第一页；all 是每页各画一张
      --theme 主题       light（默认）或 dark
      --option 名=值     引擎的选项，可多次使用，如 --option layout=neato
      --scale 倍数       PNG 的放大倍数，默认 1
      --background 颜色  背景色，默认透明
      --font 文件        画图用的字体文件，可多次使用
      --timeout 秒       每张图的时限，默认 10
      --kroki 网址       改由这个 Kroki 服务画图
      --format text|json 诊断信息的格式，默认 text

encode 的选项
      --dialect 方言     默认 kroki；另有 letu、plantuml、mermaid.live、draw.io、
                         d2、graphviz、pikchrshow、excalidraw
      --form 写法        方言的写法，默认用最常见的一种

decode 的选项
      --kind 模块        自己的图类型：文件路径或当前项目里的包，可以写多次
      --format text|json json 还给出方言、类型和链接里的设置
                         以 - 开头的短码前面要写 --

convert 的选项
  -o, --output 路径      输出文件，扩展名决定格式：图的源文件，或这种图能写的其他软件的格式
      --type 类型        扩展名看不出来时的图类型，如 --type mindmap
      --kind 模块        自己的图类型：文件路径或当前项目里的包，可以写多次

通用
      --locale 语言      zh-CN 或 en-US，默认看环境变量 LANG
  -h, --help             显示这份说明
  -v, --version          显示版本

退出码：0 成功；1 有图没画成；2 用法有误。
`,
  severity: { error: '错误', warning: '警告', info: '提示' },
  colon: '：',
  failed: '没有画成',
  withDetail: (message, detail) => `${message}（${detail}）`,
  unknownCommand: (name) => `没有“${name}”这个命令。letu --help 有说明。`,
  noInput: '请给出要画的文件，标准输入写 -。',
  unknownOption: (name) => `没有“${name}”这个选项。letu --help 有说明。`,
  badArgument: (detail) => `命令的写法有误：${detail}`,
  badValue: (option, value, allowed) => `${option} 不能是“${value}”，可以是：${allowed}。`,
  badPair: (pair) => `--option 要写成 名=值，而不是“${pair}”。`,
  unknownEngineOption: (kind, name, known) =>
    known ? `${kind} 没有选项“${name}”，可用的有：${known}。` : `${kind} 没有选项。`,
  badKind: (name) => `“${name}”里没有找到图类型，请检查 --kind。`,
  noSuchPage: (page, pages) => `没有“${page}”这一页，有：${pages}。`,
  typeNeeded: (file) => `看不出“${file}”是哪种图，请用 --type 指定。`,
  outputNeeded: '要画的图不止一张时，请用 -o 指定文件夹，或带 {name} 的样式。',
  outputFormat: (path) => `输出文件“${path}”要以 .svg 或 .png 结尾。`,
  sameOutput: (path) => `不止一张图要写到“${path}”；可以在 -o 里用 {name}、{type} 和 {page}。`,
  convertOutputNeeded: '请用 -o 指定输出文件，扩展名决定格式。',
  filesLeftOut: (count) => `${count} 张图片没有带过来：文本里放不下图片。`,
  cannotRead: (path, reason) => `无法读取“${path}”：${reason}`,
  cannotWrite: (path, reason) => `无法写入“${path}”：${reason}`,
  badFont: (path) => `“${path}”不是可用的字体文件。`,
  noChineseFont: '系统里没有找到中文字体，PNG 里的汉字会缺失。请安装中文字体，或用 --font 指定字体文件。',
  htmlLost: '图里有 HTML 文本，PNG 里不会显示；请输出 SVG。',
  standardInput: '标准输入',
};
