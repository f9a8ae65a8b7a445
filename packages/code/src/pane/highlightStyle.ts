import { HighlightStyle } from '@codemirror/language';
import { tags } from '@lezer/highlight';

const colored = (name: string) => ({ color: `var(--letu-code-${name})` });

/** How the words of every diagram language look. Colours are the editor's custom properties, for light and dark alike. */
export const highlightStyle = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.controlKeyword, tags.modifier, tags.definitionKeyword],
    ...colored('keyword'),
    fontWeight: '500',
  },
  { tag: tags.operator, ...colored('operator') },
  { tag: [tags.typeName, tags.className], ...colored('type') },
  { tag: tags.propertyName, ...colored('property') },
  { tag: [tags.attributeValue, tags.number, tags.bool, tags.color], ...colored('value') },
  { tag: [tags.string, tags.special(tags.string)], ...colored('string') },
  { tag: tags.escape, ...colored('value') },
  {
    tag: [tags.comment, tags.lineComment, tags.blockComment],
    ...colored('comment'),
    // Slanted Chinese characters are hard to read, so comments differ in colour alone.
  },
  { tag: tags.labelName, ...colored('type') },
  { tag: tags.heading, ...colored('keyword'), fontWeight: '600' },
  { tag: tags.meta, ...colored('meta') },
  { tag: [tags.punctuation, tags.brace, tags.squareBracket, tags.paren], ...colored('punctuation') },
  { tag: tags.url, ...colored('string'), textDecoration: 'underline' },
  { tag: tags.invalid, color: 'var(--letu-error)' },
]);
