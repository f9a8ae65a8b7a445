import { Composer, Lexer, Parser, YAMLParseError, type CST, type Document } from 'yaml';

/** A chart is three deep. The library follows lists inside of lists until its stack is used up, which can end the whole process. */
const DEEPEST = 100;

/** Parses YAML 1.2, and with it JSON (https://yaml.org/spec/1.2.2/); tells where a text is nested too deeply to be read. */
export function parseYaml(source: string): Document.Parsed | { readonly tooDeepAt: number } {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(source)) {
    tokens.push(...parser.next(lexeme));
    if (parser.stack.length > DEEPEST) return { tooDeepAt: parser.offset };
  }
  tokens.push(...parser.end());
  const [document, second] = new Composer().compose(tokens, true, source.length) as Iterable<Document.Parsed>;
  if (!document) throw new TypeError('A text is one document at least.');
  if (second) {
    const [from] = second.range;
    document.errors.push(new YAMLParseError([from, from + 1], 'MULTIPLE_DOCS', 'A text is one chart.'));
  }
  return document;
}
