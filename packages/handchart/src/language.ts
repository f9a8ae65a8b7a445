import { LanguageSupport, StreamLanguage, type Completion, type DiagramLanguage } from '@letu/code/language';
import { CHART_TYPES } from './source/chartTypes.js';
import { settingsSchema } from './source/schema.js';

const grammar = StreamLanguage.define({
  name: 'handchart',
  token(stream) {
    if (stream.match(/#.*/)) return 'comment';
    if (stream.match(/"(?:[^"\\]|\\.)*"(?=\s*:)/) || stream.match(/[\w$]+(?=\s*:)/)) return 'propertyName';
    if (stream.match(/"(?:[^"\\]|\\.)*"/)) return 'string';
    if (stream.match(/-?\d[\d,]*(?:\.\d+)?%?(?![\w\u4e00-\u9fff])/)) return 'number';
    if (stream.match(/(?:true|false|null)\b/)) return 'bool';
    if (stream.match(/[[\]{},:|]/)) return 'punctuation';
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: '#' }, closeBrackets: { brackets: ['[', '{', '"'] } },
});

const words: readonly Completion[] = [...Object.keys(settingsSchema.shape), 'data'].map((label) => ({
  label,
  kind: 'attribute',
}));
const types: readonly Completion[] = CHART_TYPES.map((label) => ({ label, kind: 'keyword' }));

/** What the code pane knows of charts. */
export const language: DiagramLanguage = {
  support: new LanguageSupport(grammar),
  complete(source, offset) {
    const line = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset);
    const type = /^[{\s]*"?type"?\s*:\s*"?(\w*)$/.exec(line)?.[1];
    if (type !== undefined) return { from: offset - type.length, completions: types, validFor: /^\w*$/ };
    const word = /^[{\s]?"?(\w*)$/.exec(line)?.[1];
    return word === undefined ? null : { from: offset - word.length, completions: words, validFor: /^\w*$/ };
  },
  hover: () => null,
  fixes: () => [],
};
