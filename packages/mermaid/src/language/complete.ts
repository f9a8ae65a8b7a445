import type { Completion, CompletionAnswer } from '@letu/code/language';
import { caretAt, type Caret } from './caret.js';
import { directiveOffers, yamlOffers } from './configOffers.js';
import {
  arrowOffers,
  bracketOffers,
  classOffers,
  nameOffers,
  prefaceOffers,
  shapeOffers,
  styleOffers,
  styleValueOffers,
  typeOffers,
  valueOffers,
  wordOffers,
} from './offers.js';

const VALID = /^[\p{L}\p{N}\p{M}_-]*$/u;
const ARROW_START = /[-=.<>|*~})o(:]+$/;
/** Modes that hold text of the writer's own. */
const TEXT_MODES =
  /^(?:shape|labelString|string|linkText|linkString|pipe|message|text|condition|description|title|label|alias|role|note|noteLine|box|members|data|arrowBlock|axis|numbers)$/;

/**
 * Returns what can be written at an offset, or null for nothing.
 *
 * @param explicit Whether the person asked for it.
 */
export function complete(source: string, offset: number, explicit: boolean): CompletionAnswer | null {
  const caret = caretAt(source, offset);
  if (!caret || caret.inComment) return null;
  const arrow = arrowAnswer(caret, explicit);
  if (arrow) return arrow;
  const completions = offersAt(caret, explicit);
  const isAsked = explicit || caret.word !== '' || followsPrompt(caret);
  return completions.length > 0 && isAsked ? { from: caret.from, completions, validFor: VALID } : null;
}

/** Whether what stands before the caret asks for something on its own, as a colon does. */
function followsPrompt({ before, mode }: Caret): boolean {
  if (/^(?:styles|attributes|yaml|directive)$/.test(mode)) return /[:,{'"]\s?$/.test(before);
  return /:::$|<<$|\[\[$|[>xo)]\s$|\b(?:direction|checkout|switch|merge|class|style|click|activate|deactivate|over|of)\s$/.test(
    before,
  );
}

/** Links are offered behind a name, where none of their characters is part of a word. */
function arrowAnswer(caret: Caret, explicit: boolean): CompletionAnswer | null {
  const typed = ARROW_START.exec(caret.before)?.[0] ?? '';
  const rest = caret.before.slice(0, caret.before.length - typed.length);
  const last = caret.tokens.findLast(({ to }) => to <= caret.line.from + rest.trimEnd().length);
  const isBehindName =
    /^(?:id|shapeClose|className|close|quote)$/.test(last?.kind ?? '') && caret.part === 'diagram';
  const isMain = caret.stack.every((mode) => /^(?:main|linkText)$/.test(mode));
  if (!isBehindName || !isMain || caret.word !== '' || isAside(caret)) return null;
  if (
    typed === '' ? !explicit || !/\s$/.test(caret.before) : !/^[-=.<|}*o~(:]/.test(typed) || !/\s$/.test(rest)
  )
    return null;
  const offers = arrowOffers(caret);
  return offers.length > 0 ? { from: caret.offset - typed.length, completions: offers } : null;
}

function isAside({ before }: Caret): boolean {
  return /^\s*(?:style|class|classDef|linkStyle|click|direction|state|note|participant|actor|subgraph|service|group|in)\b/i.test(
    before,
  );
}

function offersAt(caret: Caret, explicit: boolean): Completion[] {
  if (caret.mode === 'directive') return directiveOffers(caret);
  if (caret.part === 'frontMatter') return yamlOffers(caret);
  if (caret.part !== 'diagram' && caret.before.trim() === caret.word) {
    return [...typeOffers(), ...(caret.part === 'start' ? prefaceOffers() : [])];
  }
  return MODE_OFFERS[caret.mode]?.(caret) ?? (TEXT_MODES.test(caret.mode) ? [] : mainOffers(caret, explicit));
}

const FLOW_DIRECTIONS = ['TD', 'TB', 'LR', 'RL', 'BT'];

/** What each mode asks for. */
const MODE_OFFERS: Readonly<Record<string, (caret: Caret) => Completion[]>> = {
  header: ({ dialect }) =>
    valueOffers(
      dialect === 'xychart'
        ? ['horizontal', 'vertical']
        : dialect === 'gitGraph'
          ? ['LR:', 'TB:', 'BT:']
          : FLOW_DIRECTIONS,
    ),
  styles: (caret) => {
    const property = /([\w-]+)\s*:\s*[^,;:]*$/.exec(caret.before)?.[1];
    return property === undefined ? styleOffers() : styleValueOffers(property);
  },
  attributes: attributeOffers,
  click: (caret) => [...nameOffers(caret), ...valueOffers(['href', 'call', '_blank'], 'keyword')],
  actor: (caret) => [...nameOffers(caret), ...valueOffers(['as'], 'keyword')],
  names: nameOffers,
  noteOf: nameOffers,
  branch: nameOffers,
  after: nameOffers,
  task: (caret) => [
    ...valueOffers(['done', 'active', 'crit', 'milestone', 'vert', 'after', 'until'], 'keyword'),
    ...nameOffers(caret),
  ],
  commit: ({ before }) =>
    /type\s*:\s*\w*$/.test(before)
      ? valueOffers(['NORMAL', 'REVERSE', 'HIGHLIGHT'])
      : ['id', 'tag', 'msg', 'parent', 'order', 'type'].map((name) => ({
          label: `${name}:`,
          kind: 'attribute',
          insert: name === 'order' || name === 'type' ? `${name}: ` : `${name}: "\${}"`,
        })),
  fields: ({ before }) => {
    if (/risk\s*:\s*\w*$/i.test(before)) return valueOffers(['low', 'medium', 'high']);
    if (/verifymethod\s*:\s*\w*$/i.test(before))
      return valueOffers(['analysis', 'inspection', 'test', 'demonstration']);
    return /^\s*\w*$/.test(before)
      ? ['id', 'text', 'risk', 'verifymethod', 'type', 'docref'].map((label) => ({
          label,
          kind: 'attribute',
          insert: `${label}: `,
        }))
      : [];
  },
  attributeList: ({ before }) =>
    /^\s*\w*$/.test(before)
      ? valueOffers(['string', 'int', 'bigint', 'float', 'decimal', 'boolean', 'date', 'datetime', 'text'])
      : /^\s*\S+\s+\S+.*\s\w*$/.test(before)
        ? valueOffers(['PK', 'FK', 'UK'], 'keyword')
        : [],
  relation: nameOffers,
  element: (caret) => (/\(\s*\w*$/.test(caret.before) ? nameOffers(caret) : []),
  styling: nameOffers,
  boundary: () => [],
};

/** The keys of `@{ … }` in the types that have it, and their values. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  shape: [],
  label: [],
  icon: [],
  img: [],
  form: ['square', 'circle', 'rounded'],
  pos: ['t', 'b'],
  w: ['60', '120'],
  h: ['60', '120'],
  constraint: ['on', 'off'],
  animate: ['true', 'false'],
  animation: ['fast', 'slow'],
  curve: ['basis', 'linear', 'stepBefore', 'stepAfter', 'natural', 'monotoneX', 'cardinal', 'rounded'],
};
const KANBAN: Readonly<Record<string, readonly string[]>> = {
  assigned: [],
  ticket: [],
  priority: ["'Very High'", "'High'", "'Low'", "'Very Low'"],
};
const PARTICIPANT: Readonly<Record<string, readonly string[]>> = {
  type: ['boundary', 'control', 'entity', 'database', 'collections', 'queue'].map((type) => `"${type}"`),
  alias: [],
};

function attributeOffers({ before, dialect }: Caret): Completion[] {
  const keys = dialect === 'kanban' ? KANBAN : dialect === 'sequence' ? PARTICIPANT : ATTRIBUTES;
  const key = /["']?([\w-]+)["']?\s*:\s*["']?[^,:{"']*$/.exec(before)?.[1];
  if (key === 'shape') return shapeOffers();
  if (key !== undefined) return valueOffers(keys[key] ?? []);
  return Object.keys(keys).map((label) => {
    const insert =
      dialect === 'sequence' ? `"${label}": ` : label === 'label' ? 'label: "${文字}"' : `${label}: `;
    return { label, kind: 'attribute', insert };
  });
}

/** What fits in a statement, by what stands before the caret in it. */
function mainOffers(caret: Caret, explicit: boolean): Completion[] {
  const { before, dialect, word, offset } = caret;
  if (/:::\s*[\p{L}\p{N}_-]*$/u.test(before)) return classOffers(caret);
  if (/^\s*direction\s+\w*$/.test(before)) return valueOffers(FLOW_DIRECTIONS);
  if (/^\s*class\s+\S+\s+\S*$/.test(before) && dialect !== 'class') return classOffers(caret);
  if (/<<\w*$/.test(before)) {
    return valueOffers(
      dialect === 'state' ? ['choice', 'fork', 'join'] : ['interface', 'abstract', 'enumeration', 'service'],
    );
  }
  if (dialect === 'architecture' && /\([\w:-]*$/.test(before))
    return valueOffers(['cloud', 'database', 'disk', 'internet', 'server']);
  if (/^\s*(?:tf|rf)\s+\w+\s+\w*$/.test(before)) return valueOffers(['ui', 'cmd', 'evt', 'rmo', 'pcr']);
  if (caret.atStart) return [...wordOffers(caret), ...nameOffers(caret)];
  const isBehindWord = explicit && word !== '' && caret.tokens.every(({ to }) => to < offset);
  return [
    ...(isBehindWord && (dialect === 'flowchart' || dialect === 'block') ? bracketsBehind(caret) : []),
    ...nameOffers(caret),
  ];
}

/** The brackets of a shape, behind the name that is being written. */
function bracketsBehind({ word }: Caret): Completion[] {
  return bracketOffers().map((offer) => ({
    ...offer,
    label: `${word}${offer.label}`,
    insert: `${word}${offer.insert ?? ''}`,
  }));
}
