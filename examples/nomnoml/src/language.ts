import { LanguageSupport, StreamLanguage, type Completion, type DiagramLanguage } from '@letu/code/language';

/** What a box can be, as `<actor>` says (https://github.com/skanaar/nomnoml#classifier-types). */
const CLASSIFIERS =
  'abstract actor choice database end frame hidden input label lollipop note package receiver reference sender socket start ' +
  'state sync table transceiver usecase';

const grammar = StreamLanguage.define({
  name: 'nomnoml',
  token(stream) {
    if (stream.sol() && stream.match(/\s*\/\/.*/)) return 'comment';
    if (stream.sol() && stream.match(/\s*#[\w.]+:/)) return 'meta';
    if (stream.match(/<\w+>/)) return 'typeName';
    if (stream.match(/[-<>o+:()]{2,}/)) return 'operator';
    if (stream.match(/[[\]|;]/)) return 'bracket';
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: '//' }, closeBrackets: { brackets: ['['] } },
});

const completions: readonly Completion[] = CLASSIFIERS.split(' ').map((name) => ({
  label: `<${name}>`,
  kind: 'shape',
}));

/** What the code pane knows of nomnoml. */
export const language: DiagramLanguage = {
  support: new LanguageSupport(grammar),
  complete(source, offset) {
    const typed = /\[(<\w*)$/.exec(source.slice(0, offset))?.[1];
    return typed === undefined ? null : { from: offset - typed.length, completions, validFor: /^<\w*$/ };
  },
  hover: () => null,
  fixes: () => [],
};
