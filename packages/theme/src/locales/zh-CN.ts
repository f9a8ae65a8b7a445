/** What one rule says of texts, numbers or lists that are too short, too long or out of range. */
interface RangeMessages {
  readonly len: string;
  readonly min: string;
  readonly max: string;
  readonly range: string;
}

/** The default messages of form rules, in the shape of antd's `validateMessages`. */
export interface FormMessages {
  readonly default: string;
  readonly required: string;
  readonly enum: string;
  readonly whitespace: string;
  readonly date: Readonly<Record<'format' | 'parse' | 'invalid', string>>;
  readonly types: Readonly<Record<string, string>>;
  readonly string: RangeMessages;
  readonly number: RangeMessages;
  readonly array: RangeMessages;
  readonly pattern: { readonly mismatch: string };
}

export const zhCN: FormMessages = {
  default: '${label}填写有误',
  required: '请输入${label}',
  enum: '${label}只能是 ${enum} 之一',
  whitespace: '${label}不能只有空格',
  date: {
    format: '${label}的日期格式不正确',
    parse: '${label}不是日期',
    invalid: '${label}不是有效的日期',
  },
  types: {
    string: '${label}应为文字',
    method: '${label}应为函数',
    array: '${label}应为列表',
    object: '${label}应为对象',
    number: '${label}应为数字',
    date: '${label}应为日期',
    boolean: '${label}应为是或否',
    integer: '${label}应为整数',
    float: '${label}应为小数',
    regexp: '${label}应为正则表达式',
    email: '${label}应为邮箱地址，例如 name@example.com',
    url: '${label}应为网址，例如 https://example.com',
    hex: '${label}应为十六进制颜色，例如 #2f49c8',
  },
  string: {
    len: '${label}应为 ${len} 个字',
    min: '${label}至少 ${min} 个字',
    max: '${label}最多 ${max} 个字',
    range: '${label}应为 ${min} 到 ${max} 个字',
  },
  number: {
    len: '${label}应等于 ${len}',
    min: '${label}不能小于 ${min}',
    max: '${label}不能大于 ${max}',
    range: '${label}应在 ${min} 到 ${max} 之间',
  },
  array: {
    len: '${label}应有 ${len} 项',
    min: '${label}至少 ${min} 项',
    max: '${label}最多 ${max} 项',
    range: '${label}应有 ${min} 到 ${max} 项',
  },
  pattern: { mismatch: '${label}的格式不正确' },
};
