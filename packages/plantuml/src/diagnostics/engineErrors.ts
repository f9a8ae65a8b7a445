import type { PlantumlMessages } from '../locales/zh-CN.js';

/** The engine's errors for which there are words of our own. */
export type EngineErrorName = keyof PlantumlMessages['engineErrors'];

/** The engine's messages; a group in a pattern is what the message is about. */
const PATTERNS: readonly (readonly [RegExp, EngineErrorName])[] = [
  [/^Empty description/, 'emptyDiagram'],
  [/^(?:Cannot load theme|No such theme) (.+)/, 'unknownTheme'],
  [/^Unknown built-in function (\S+)/, 'unknownFunction'],
  [/^(?:Function not found|Cannot find void function) (.+)/, 'unknownCall'],
  [/^Assertion error(?: : (.+))?/, 'assertion'],
  [/^Cannot import/, 'importUnsupported'],
  [/^Cannot find (\w+)$/, 'withoutStart'],
  [/^No such color ?(.*)|^Cannot find color (.+)/, 'unknownColor'],
  [/^No such (?:class|element|entity|participant|node|task|activity|quark):? ?(.*)/, 'unknownElement'],
  [/^No such !option (.+)/, 'unknownOption'],
  [/^No such internal sprite: (.+)/, 'unknownSprite'],
  [/^Cannot decode sprite/, 'badSprite'],
  [/(?:already exist|already created|already defined|already present)/i, 'alreadyDefined'],
  [/^Bad syntax for skinparam/, 'badSkinparam'],
  [/^(?:Error in style definition|Cannot parse style|Cannot find style)/, 'badStyle'],
  [/^(?:Error in JSON format|Not JSON data|JSON parse issue)/, 'badJson'],
  [/^You cannot (?:de)?activate|^You cannot Activate\/Deactivate/i, 'badActivation'],
  [/^This swimlane must be defined at the start/, 'lateSwimlane'],
  [/^WBS diagram only accepts one root/, 'severalRoots'],
  [/^Gantt diagrams cannot last more than 20 years/, 'longGantt'],
  [/^This looks like a network diagram/, 'networkDiagram'],
  [
    /^(?:Fatal parsing error|Major parsing error|Parsing syntax error|Compile Error|Syntax error)/,
    'badStatement',
  ],
  [/^Infinite loop/i, 'infiniteLoop'],
  [/^(?:Missing expression|Missing opening parenthesis|Unexpected)/, 'badExpression'],
  [
    /^(?:This function does not have any !return|A procedure cannot have !return|Illegal call here)/,
    'badReturn',
  ],
  [/^You should send a mail.*?(?:\)\s*|log\s+)(\S.*)$/, 'crash'],
];

const ASSUMED = / ?\(Assumed diagram type: (\w+)\)$/;

/** Puts a message of the engine into the interface language. */
export function translateError(message: string, messages: PlantumlMessages): string {
  const assumed = ASSUMED.exec(message)?.[1];
  const text = message.replace(ASSUMED, '').trim();
  if (text.startsWith('Syntax Error?')) return messages.syntaxError(assumed);
  for (const [pattern, name] of PATTERNS) {
    const match = pattern.exec(text);
    if (match) return messages.engineErrors[name](match.slice(1).find((group) => group) ?? '');
  }
  return messages.otherError(text);
}

/** The path of an include that could not be answered, or undefined where the message says something else. */
export function failedInclude(message: string): string | undefined {
  return /^cannot include (.*?)(?: \(Assumed diagram type: \w+\))?$/s.exec(message.trim())?.[1];
}
