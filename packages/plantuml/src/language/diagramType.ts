import { messageEnds } from '../source/sequence.js';

/** The kinds of diagram whose words differ. */
export type DiagramType =
  | 'sequence'
  | 'class'
  | 'state'
  | 'activity'
  | 'component'
  | 'timing'
  | 'gantt'
  | 'mindmap'
  | 'json'
  | 'yaml'
  | 'salt'
  | 'other';

/** One diagram of a text: the offsets of its content, and what it is. */
export interface DiagramSection {
  readonly from: number;
  readonly to: number;
  readonly type: DiagramType;
}

const START = /^[ \t]*[@\\]start(\w+).*$/gm;

const BY_START: Readonly<Record<string, DiagramType>> = {
  gantt: 'gantt',
  mindmap: 'mindmap',
  wbs: 'mindmap',
  json: 'json',
  yaml: 'yaml',
  salt: 'salt',
};

/** What the first line that says so makes of a UML diagram, the surest first. */
const BY_STATEMENT: readonly (readonly [RegExp, DiagramType])[] = [
  [/^(?:concise|robust|clock|binary|analog)\b/i, 'timing'],
  [/^salt\b/i, 'salt'],
  [
    /^(?:start|stop|:.*[;|<>/\]}]\s*$|if\s*\(|fork\b|partition\b|\|[^|]+\||while\s*\(|repeat\b|\(\*\))/i,
    'activity',
  ],
  [/^(?:participant|autonumber|activate|deactivate|alt\b|opt\b|loop\b|==.+==)/i, 'sequence'],
  [/^(?:\[\*\]|state\b|.*->\s*\[\*\])/i, 'state'],
  [
    /^(?:(?:abstract\s+)?class\b|abstract\b|enum\b|annotation\b|object\b|map\b|struct\b|.*(?:<\|[-.]|[-.]\|>|[*o]--|--[*o]\s))/i,
    'class',
  ],
  [
    /^(?:component|node|cloud|rectangle|usecase|package|folder|frame|artifact|storage|agent|card|hexagon|\[[^\]*]+\]|\([^)*]+\)|!include\s+<\w+\/)/i,
    'component',
  ],
];

/** Returns the diagram that an offset lies in. */
export function diagramAt(source: string, offset: number): DiagramSection {
  let section = { from: 0, to: source.length, name: 'uml' };
  for (const match of source.matchAll(START)) {
    const begin = match.index + match[0].length;
    if (begin > offset && section.from > 0) break;
    const end = /^[ \t]*[@\\]end\w+/m.exec(source.slice(begin));
    section = {
      from: begin,
      to: end ? begin + end.index : source.length,
      name: (match[1] ?? '').toLowerCase(),
    };
    if (begin > offset) break;
  }
  const { from, to, name } = section;
  return { from, to, type: typeOf(name, source.slice(from, to)) };
}

function typeOf(name: string, content: string): DiagramType {
  if (name !== 'uml') return BY_START[name] ?? 'other';
  const lines = content.split('\n').map((line) => line.trim());
  for (const [pattern, type] of BY_STATEMENT) if (lines.some((line) => pattern.test(line))) return type;
  return lines.some((line) => messageEnds(line)) ? 'sequence' : 'other';
}
