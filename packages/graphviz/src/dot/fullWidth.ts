/** Full-width punctuation that Chinese input methods put where DOT has a symbol; Graphviz takes it for letters. */
export const FULL_WIDTH: Readonly<Record<string, string>> = {
  '，': ',',
  '；': ';',
  '：': ':',
  '＝': '=',
  '－': '-',
  '＞': '>',
  '［': '[',
  '］': ']',
  '｛': '{',
  '｝': '}',
  '【': '[',
  '】': ']',
  '“': '"',
  '”': '"',
  '→': '->',
  '\u3000': ' ',
};
