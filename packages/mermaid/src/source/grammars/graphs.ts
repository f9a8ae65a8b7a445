import {
  atStart,
  blank,
  bracketLabel,
  common,
  direction,
  grammar,
  statements,
  styling,
  WORD,
} from './common.js';
import { flowchart, flowModes, links } from './flowchart.js';

/** Requirement diagrams (https://mermaid.js.org/syntax/requirementDiagram.html). */
export const requirement = grammar({
  main: statements([
    direction,
    ...styling,
    [
      atStart(
        String.raw`(?:(?:functional|interface|performance|physical)Requirement|designConstraint|requirement|element)(?=\s)`,
      ),
      'definition',
    ],
    [
      /(<?-)(\s*)(contains|copies|derives|satisfies|verifies|refines|traces)(\s*)(->?)/,
      'arrow _ linkLabel _ arrow',
    ],
    [/\{/, 'open', '+fields'],
    [/\}/, 'close'],
    [/(")([^"]*)(")/u, 'quote id quote'],
    [/;/, 'punctuation'],
    [new RegExp(`(?:${WORD}|-(?!>|\\s)|\\.)+`, 'u'), 'id'],
  ]),
  fields: {
    multiline: true,
    rules: [
      ...common,
      [/\}/, 'close', '-'],
      [/(?<=^\s*)(id|text|risk|verify[mM]ethod|type|docref)(\s*)(:)/i, 'property _ punctuation'],
      [/(?<=:\s*)(")([^"]*)(")/u, 'quote string quote'],
      [/(?<=(?:risk|verifymethod)\s*:\s*)\S+/iu, 'value'],
      [/[^\s}"][^}"]*/u, 'string'],
    ],
  },
});

/** C4 diagrams (https://mermaid.js.org/syntax/c4.html). */
export const c4 = grammar({
  main: statements([
    direction,
    [/(\w*Boundary|Deployment_Node|Node(?:_[LR])?)(\s*)(\()/, 'definition _ punctuation', '+boundary'],
    [/(UpdateElementStyle|UpdateRelStyle|UpdateLayoutConfig)(\s*)(\()/, 'keyword _ punctuation', '+styling'],
    [/((?:Bi)?Rel(?:Index)?(?:_\w+)?)(\s*)(\()/, 'definition _ punctuation', '+relation'],
    [/(\w+)(\s*)(\()/, 'type _ punctuation', '+element'],
    [/\{/, 'open'],
    [/\}/, 'close'],
  ]),
  boundary: { multiline: true, rules: argumentRules(1) },
  element: { multiline: true, rules: argumentRules(1) },
  relation: { multiline: true, rules: argumentRules(2) },
  styling: { multiline: true, rules: argumentRules(0) },
});

/** The arguments of a C4 call, of which the first are names. */
function argumentRules(names: number) {
  const skipped = names === 2 ? String.raw`\(\s*(?:[^,()"]+,\s*)?` : String.raw`\(\s*`;
  const name = names === 0 ? [] : ([[new RegExp(`(?<=${skipped})[^\\s,()"]+`, 'u'), 'id']] as const);
  return [
    blank,
    [/\)/, 'punctuation', '-'],
    [/(\$\w+)(\s*)(=)/, 'property _ punctuation'],
    ...name,
    [/(")(#[\da-fA-F]{3,8})(")/, 'quote color quote'],
    [
      new RegExp(`(?<=\\((?:[^,()"]*,){${names || 1}}\\s*)(")([^"]*)(")`, 'u'),
      `quote ${names === 2 ? 'linkLabel' : 'label'} quote`,
    ],
    [/(")([^"]*)(")/u, 'quote string quote'],
    [/,/, 'punctuation'],
    [/[^\s,()"$][^,()"]*|["$]/u, 'value'],
  ] as const;
}

/** Block diagrams (https://mermaid.js.org/syntax/block.html). */
export const block = grammar({
  ...flowModes,
  main: statements([
    ...styling,
    [/(columns)(\s+)(auto\b|\d+)/, 'keyword _ number'],
    [/(space)(?:(:)(\d+))?(?![\p{L}\p{N}_])/u, 'keyword punctuation number'],
    [/(?<=^\s*)(block)(:)(?=\S)/, 'begin punctuation'],
    [/(?<=^\s*)block(?=\s*$)/, 'begin'],
    [atStart(String.raw`end(?=\s*$)`), 'finish'],
    [/(:)(\d+)/, 'punctuation number'],
    ...links,
    [/(\]>)(\s*)(\()([\w,\s]*)(\))/, 'shapeClose _ punctuation value punctuation'],
    [/<\[/, 'shapeOpen', '+arrowBlock'],
    [/\(\(\(|\(\(|\(\[|\[\[|\[\(|\[[/\\]|\[\||\{\{|\(-|[[({]/, 'shapeOpen', '+shape'],
    [/(?<=[^\s-])>(?=[^\s-])/, 'shapeOpen', '+shape'],
    [/;/, 'punctuation'],
    [/[^()[\]\n\-){}\s<>:="|;]+/u, 'id'],
  ]),
  arrowBlock: {
    rules: [
      [/(\]>)(\s*)(\()([\w,\s]*)(\))/, 'shapeClose _ punctuation value punctuation', '-'],
      [/"/, 'quote'],
      [/[^"\]]+|\]/u, 'label'],
    ],
  },
});

/** Architecture diagrams (https://mermaid.js.org/syntax/architecture.html). */
export const architecture = grammar({
  main: statements([
    [atStart(String.raw`(?:group|service|junction)(?=\s)`), 'definition'],
    [atStart(String.raw`(align)(\s+)(row|column)`), 'keyword _ modifier'],
    [/(?<=\s)in(?=\s)/, 'modifier'],
    [/(\()([\w:-]*)(\))/, 'punctuation type punctuation'],
    [/\[/, 'shapeOpen', '+label'],
    [/\{group\}/, 'modifier'],
    [/(:)([LRTB])(?![\w-])/, 'punctuation modifier'],
    [/([LRTB])(:)/, 'modifier punctuation'],
    [/<?--?(?:\[[^\]]*\]-?)?>?/, 'arrow'],
    [/[\w-]*\w/, 'id'],
  ]),
  label: bracketLabel,
});

/** Use case diagrams (https://mermaid.js.org/syntax/usecase.html). */
export const usecase = grammar({
  ...flowModes,
  main: statements([
    direction,
    [atStart(String.raw`systemBoundary(?=\s|$)`), 'begin'],
    [atStart(String.raw`end(?=\s*$)`), 'finish'],
    [atStart(String.raw`(note)(\s+)(for)?`), 'keyword _ modifier'],
    [
      atStart(String.raw`(json)(\s+)(\w+)(\s*@\s*)(\{)`),
      'definition _ id punctuation open',
      '+directiveLike',
    ],
    [/(?:actor|usecase)(?=\s)/, 'definition'],
    ...styling,
    [/(<<)([^>]*)(>>)/u, 'punctuation type punctuation'],
    [/--\|>|\.\.>|<?--+[>ox]?|[ox]--+/, 'arrow'],
    [/@\{/, 'open', '+attributes'],
    [/"/, 'quote', '+labelString'],
    [/[[({]+/, 'shapeOpen', '+shape'],
    [/(:)(\s*)([^\s"].*)/u, 'punctuation _ linkLabel'],
    [/[,:;]/, 'punctuation'],
    [/[\p{L}\p{N}_]+/u, 'id'],
    [/[^\s"[({]/u, 'text'],
  ]),
  directiveLike: {
    multiline: true,
    rules: [
      [/\}/, 'close', '-'],
      [/\{/, 'open', '+directiveLike'],
      ...(flowchart['directive']?.rules.slice(1) ?? []),
    ],
  },
});

/** Flows of agents, which are flowcharts with blocks of their own (https://mermaid.js.org/syntax/agentflow.html). */
export const agentflow = grammar({
  ...flowchart,
  main: {
    multiline: true,
    rules: [
      ...common,
      [atStart(String.raw`(?:flow|connector)(?=\s)`), 'begin', '+title'],
      [atStart(String.raw`global(?=\s)`), 'keyword'],
      ...(flowchart['main']?.rules ?? []),
    ],
  },
});
