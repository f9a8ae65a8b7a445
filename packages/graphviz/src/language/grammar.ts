import { foldInside, foldNodeProp, indentNodeProp, LanguageSupport, LRLanguage } from '@letu/code/language';
import { styleTags, tags } from '@letu/code/language';
import { dot } from '@viz-js/lang-dot';

const { parser } = dot().language as LRLanguage;

/** The grammar of DOT, with a style for every name by what it stands for. */
export const support = new LanguageSupport(
  LRLanguage.define({
    name: 'dot',
    parser: parser.configure({
      props: [
        styleTags({
          'strict digraph graph subgraph': tags.definitionKeyword,
          'node edge': tags.keyword,
          'Header/Name Header/String': tags.heading,
          'SubgraphHeader/Name SubgraphHeader/String': tags.className,
          'Node/Name Node/String': tags.variableName,
          'Port/Name Port/String': tags.labelName,
          'AttributeName/Name AttributeName/String': tags.propertyName,
          'AttributeValue/Name': tags.attributeValue,
        }),
        indentNodeProp.add({
          // What stands in an HTML label is laid out by hand; a new line begins where the one before does.
          HTMLString: () => null,
        }),
        foldNodeProp.add({ HTMLString: foldInside }),
      ],
    }),
    languageData: {
      commentTokens: { line: '//', block: { open: '/*', close: '*/' } },
      closeBrackets: { brackets: ['[', '{', '"', '<'] },
      indentOnInput: /^\s*[\]}]$/,
    },
  }),
);
