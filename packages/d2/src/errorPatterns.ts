/**
 * The errors of D2 that have a wording of our own. The captures are the `$1`, `$2` … of the messages in `locales/`.
 *
 * The texts are those of D2's parser and compiler: https://github.com/terrastruct/d2/tree/master/d2parser and `d2compiler`.
 */
export const ERROR_PATTERNS = {
  unclosedMap: /^maps must be terminated with \}$/,
  unclosedArray: /^arrays must be terminated with \]$/,
  unclosedText: /^(?:double|single) quoted strings must be terminated with (.)$/,
  unclosedBlock: /^block string must be terminated with (.+)$/,
  unclosedComment: /^block comments must be terminated with/,
  unclosedGroup: /^edge groups must be terminated with \)$/,
  unclosedVariable: /^substitutions must be terminated by \}$/,
  extraBrace: /^unexpected map termination character/,
  missingValue: /^(?:missing value after colon|reserved field "(.+)" must have a value)$/,
  missingKey: /^map value without key$/,
  missingSource: /^connection missing source$/,
  missingTarget: /^(?:connection missing destination|unterminated connection)$/,
  badStart: /^invalid text beginning unquoted (?:key|string)$/,
  textAfter: /^unexpected text after /,
  edgeIndex: /^(?:unterminated edge index|unexpected character in edge index)$/,
  escape: /^unfinished escape sequence$/,
  keyTooLong: /^key length \d+ exceeds maximum allowed length of (\d+)$/,
  plantuml: /^@start\w+ is not a valid import/,
  notAnImport: /^(@.+) is not a valid import, did you mean/,
  spreadImport: /^unquoted strings cannot begin with \.\.\.@/,
  importMissing: /^failed to import "(.*)":/,
  unknownShape: /^unknown shape "(.*)"$/,
  arrowheadShape: /^invalid shape, can only set "(.*)" for arrowheads$/,
  reservedInEdge: /^reserved keywords are prohibited in edges$/,
  notComposite: /^reserved field (\S+) does not accept composite$/,
  mustBeStyle: /^(\S+) must be style\.\S+$/,
  styleNeedsKeys: /^"style" expected to be set to a map/,
  badStyle: /^invalid style keyword: "(.*)"$/,
  edgeKeys: /^(?:source-arrowhead\/target-arrowhead|edge) map keys must be reserved keywords$/,
  onlyOnEdges: /^"(.+)" can only be used on connections$/,
  classKeys: /^(.+) is an invalid class field, must be reserved keyword$/,
  between: /^expected "(.+)" to be an? (?:number|integer) between (\S+) and (\S+)$/,
  atLeast: /^expected "(.+)" to be an? (?:number|integer) greater or equal to (\S+)$/,
  boolean: /^expected (?:a boolean for )?"(.+?)"(?: to be true or false|, got .*)$/,
  oneOf: /^expected "(.+)" to be one of:? \(?([^()]*)\)?$/,
  colour: /^expected "(.+)" to be a valid named color/,
  font: /^"(.*)" is not a valid font in our system$/,
  integer: /^non-integer (\S+) "(.*)": /,
  positive: /^(\S+) must be a positive integer: /,
  notNegative: /^(\S+) must be a non-negative integer: /,
  direction: /^direction must be one of (.*), got "(.*)"$/,
  near: /^near key "(.*)" must be the absolute path/,
  nearRoot: /^constant near keys can only be set on root level shapes$/,
  nearOther: /^near keys cannot be set to /,
  variable: /^could not resolve variable "(.*)"$/,
  noEdge: /^indexed edge does not exist$/,
  imageIcon: /^image shape must include an "icon" field$/,
  imageChildren: /^image shapes cannot have children/,
  iconAddress: /^bad icon url "(.*)": /,
  columnChildren: /^(?:sql_table columns|class fields) cannot have children$/,
  tableLabel: /^shape sql_table cannot have newlines in label$/,
  textLabel: /^shape text must have a non-empty label$/,
  constraint: /^"constraint" keyword can only be used in "sql_table" shapes$/,
  intoItself: /^edge from .* "(.*)" cannot enter itself$/,
  equalSides: /^width and height must be equal for (\S+) shapes$/,
  onlyFor: /^key "(.+)" can only be applied to (.+)$/,
  markdown: /^malformed Markdown(?:: (.*))?$/,
  emptyBlock: /^block string cannot be empty$/,
  boardScope: /^(\S+) must be declared at a board root scope$/,
  boardName: /^board name (.*) already used by another board$/,
  filterOutsideGlob: /^glob filters cannot be used outside globs$/,
  underscore: /^(?:invalid underscore: no parent|parent "_" can only be used in the beginning of paths)/,
  tooltipAddress: /^Tooltip cannot be set to URL when link is also set/,
  themeNumber: /^(.*) is not a valid theme ID$/,
  themeColour: /^"(.*)" is not a valid theme code$/,
  configKey: /^"(.*)" is not a valid config$/,
  layout: /^layout option '(.*)' not recognized$/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** An error of D2 that has a wording of our own. */
export type ErrorKey = keyof typeof ERROR_PATTERNS;

/**
 * Words one of D2's errors.
 *
 * @param message What D2 says, without its place.
 * @param wordings A message for each error, with `$1`, `$2` … for what D2 names in it.
 * @param other Words an error that has none.
 */
export function wordError(
  message: string,
  wordings: Readonly<Record<ErrorKey, string>>,
  other: (message: string) => string,
): string {
  for (const [key, pattern] of Object.entries(ERROR_PATTERNS)) {
    const match = pattern.exec(message);
    if (!match) continue;
    return wordings[key as ErrorKey].replaceAll(
      /\$(\d)/g,
      (_text, index: string) => match[Number(index)] ?? '',
    );
  }
  return other(message);
}
