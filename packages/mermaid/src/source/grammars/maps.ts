import { atStart, blank, common, grammar, statements } from './common.js';
import type { Rule } from '../rules.js';

const quotedLabel: Rule = [/(["'])((?:(?!\1).)*)(\1)/u, 'quote label quote'];
const number: Rule = [/-?\d+(?:\.\d+)?/, 'number'];

/** Git graphs (https://mermaid.js.org/syntax/gitgraph.html). */
export const gitGraph = grammar({
  main: statements([
    [/(?<=gitGraph\s*)(?:LR|TB|BT)/, 'modifier'],
    [atStart(String.raw`commit(?![\w-])`), 'definition', '+commit'],
    [atStart(String.raw`(?:branch|merge|checkout|switch)(?=\s)`), 'keyword', '+branch'],
    [atStart(String.raw`cherry-pick(?=\s)`), 'keyword', '+commit'],
    [/:/, 'punctuation'],
  ]),
  header: { rules: [blank, [/:/, 'punctuation'], [/LR|TB|BT/, 'modifier'], [/\S+/u, 'invalid']] },
  branch: {
    rules: [
      blank,
      [/(["'])((?:(?!\1).)*)(\1)/u, 'quote id quote', '=commit'],
      [/[^\s"':]+/u, 'id', '=commit'],
    ],
  },
  commit: {
    rules: [
      ...common,
      [/(type)(\s*:\s*)(NORMAL|REVERSE|HIGHLIGHT)/, 'property punctuation value'],
      [/(order)(\s*:\s*)(\d+)/, 'property punctuation number'],
      [/(id|msg|tag|parent)(\s*)(:)/, 'property _ punctuation'],
      quotedLabel,
    ],
  },
});

/** Wardley maps (https://mermaid.js.org/syntax/wardley.html). */
export const wardley = grammar({
  main: statements([
    [/;[^\n]+/u, 'linkLabel'],
    [atStart(String.raw`(?:component|anchor|note|accelerator|deaccelerator)(?=\s)`), 'definition'],
    [atStart(String.raw`(?:size|evolve|evolution|annotations?)(?=\s)`), 'keyword'],
    [atStart(String.raw`pipeline(?=\s)`), 'definition'],
    [/label(?=\s*\[)|inertia\b/, 'property'],
    [/(\()(\s*)(build|buy|outsource|market|inertia)(\s*)(\))/, 'punctuation _ modifier _ punctuation'],
    [/\+'[^']*'(?:<>|<|>)|\+<>|\+[<>]|-\.->|-->|->/, 'arrow'],
    quotedLabel,
    [/\{/, 'open'],
    [/\}/, 'close'],
    [/[[\],@/()]|-|>/, 'punctuation'],
    number,
    [/[A-Za-z](?:[\w&]|-(?!>))*(?:[^\S\n]+(?!label\s*\[|inertia\b)[A-Za-z(](?:[\w()&]|-(?!>))*)*/, 'id'],
  ]),
});

/** Event models (https://mermaid.js.org/syntax/eventmodeling.html). */
export const eventmodeling = grammar({
  main: statements([
    [
      atStart(String.raw`(tf|rf|timeframe|resetframe)(\s+)(\w+)(\s+)(\w+)(\s+)([\p{L}\p{N}_.]+)`),
      'definition _ id _ type _ label',
    ],
    [atStart(String.raw`(data|gwt|note)(\s+)([\p{L}\p{N}_.]+)`), 'definition _ id'],
    [/(\[\[)([^\]]*)(\]\])/u, 'punctuation id punctuation'],
    [/->>/, 'arrow'],
    [/\{/, 'open', '+data'],
    [/`[^`]*`/u, 'string'],
    [/[\p{L}\p{N}_.]+/u, 'id'],
  ]),
  data: {
    multiline: true,
    rules: [
      [/\}/, 'close', '-'],
      [/\{/, 'open', '+data'],
      [/([\p{L}\p{N}_]+)(\s*)(:)/u, 'property _ punctuation'],
      [/(["'])((?:(?!\1).)*)(\1)/u, 'quote string quote'],
      number,
      [/[^\s{}"'][^{}"']*|["']/u, 'value'],
      blank,
    ],
  },
});

/** Cynefin diagrams: five domains with items. */
export const cynefin = grammar({
  main: statements([
    [/(?:complex|complicated|clear|chaotic|confusion)(?![\w-])/, 'section'],
    [/-->/, 'arrow'],
    [/:/, 'punctuation'],
    quotedLabel,
  ]),
});

/** Railroad diagrams in their four notations: rules of symbols. */
export const railroad = grammar({
  main: statements([
    [/\(\*|\*\)|(?<=^\s*)(?:;|#).*/u, 'comment'],
    [/(?:sequence|choice|optional|oneOrMore|zeroOrMore|terminal|nonterminal|special)(?=\s*\()/, 'keyword'],
    [/(["'])((?:\\.|(?!\1)[^\\])*)(\1)/u, 'quote label quote'],
    [/%[xdb][\da-fA-F.-]+/, 'number'],
    [/\[[^\]\s]*-[^\]\s]*\]/u, 'string'],
    [/::=|<-|=\/|=/, 'arrow'],
    [/\?[^?;]*\?(?=\s*[;,|)])/u, 'string'],
    [/[;|,()[\]{}?*+\-/&!.]/, 'punctuation'],
    number,
    [/<?[A-Za-z_][\w-]*>?/, 'id'],
  ]),
});

/** What is read of a type that is not known: nothing but what all types share. */
export const plain = grammar({ main: { multiline: true, rules: [...common, [/.+/u, '']] } });
