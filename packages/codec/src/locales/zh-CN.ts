import type { CodecErrorCode } from '../error.js';

/** What the codec says to a user. */
export interface CodecMessages {
  /** One sentence a failure code, for the person who opened the link or made it. */
  readonly errors: Readonly<Record<CodecErrorCode, string>>;
}

export const zhCN: CodecMessages = {
  errors: {
    empty: '这里没有图的内容。',
    'invalid-character': '链接里有不该出现的字符，也许复制时混进了别的内容。',
    truncated: '链接不完整，也许复制时漏了结尾。',
    'trailing-data': '链接结尾多出了内容，也许复制时混进了别的内容。',
    corrupt: '链接里的数据已损坏。',
    'preset-dictionary': '这个 D2 链接用的是 2023 年 11 月以前的旧压缩方式，无法打开。',
    'too-large': '图的内容超过大小上限。',
    'not-utf8': '链接里的数据不是文本。',
    'lone-surrogate': '文本里有半个字符（不成对的代理项），无法写进链接。',
    malformed: '链接里的内容不是应有的格式。',
    unrecognised: '认不出这是哪种图的链接或文件。',
    'foreign-format': '这是其他软件的文件，要先转换。',
    encrypted: '文件有密码，打不开；请先在原来的软件里去掉密码。',
    'unsupported-type': '乐图还不支持这种图。',
    'not-contained': '这个链接只指向存放在别处的图，图的内容不在链接里。',
  },
};
