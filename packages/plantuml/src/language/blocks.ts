/** What a line does to the nesting of blocks. */
interface BlockRule {
  readonly open: RegExp;
  readonly close: RegExp;
  /** Lines that stand on the level of the one that opens. */
  readonly middle?: RegExp;
  /** The text to write at its end. */
  readonly end: string;
  /** Whether what is inside is text that keeps its blanks. */
  readonly isRaw?: boolean;
}

const rule = (
  open: RegExp,
  close: RegExp,
  end: string,
  more: Pick<BlockRule, 'middle' | 'isRaw'> = {},
): BlockRule => ({ open, close, end, ...more });

const raw = { isRaw: true } as const;

/** The blocks of PlantUML, each with its first and last line. The order matters: the first that fits opens. */
const RULES: readonly BlockRule[] = [
  rule(/^\/'(?!.*'\/)/, /'\/\s*$/, "'/", raw),
  rule(/^\{\{/, /^\}\}/, '}}', raw),
  rule(/^<style>/i, /^<\/style>/i, '</style>'),
  rule(/^(?:floating\s+)?note\b(?!.*(?::|"[^"]*"\s+as\b))/i, /^end ?note\b/i, 'end note', raw),
  rule(/^hnote\b(?!.*:)/i, /^end ?(?:h)?note\b/i, 'endhnote', raw),
  rule(/^rnote\b(?!.*:)/i, /^end ?(?:r)?note\b/i, 'endrnote', raw),
  rule(/^ref\s+over\b(?!.*:)/i, /^end ?ref\b/i, 'end ref', raw),
  rule(/^legend\b/i, /^end ?legend\b/i, 'endlegend', raw),
  rule(/^title\s*$/i, /^end ?title\b/i, 'end title', raw),
  rule(/^(?:left|right|center)?\s*header\s*$/i, /^end ?header\b/i, 'endheader', raw),
  rule(/^(?:left|right|center)?\s*footer\s*$/i, /^end ?footer\b/i, 'endfooter', raw),
  rule(/^sprite\b.*\{\s*$/i, /^\}/, '}', raw),
  rule(/^json\b.*\{\s*$/i, /^\}\s*$/, '}', raw),
  rule(/\{\s*$/, /^\}/, '}'),
  rule(/^box\b/i, /^end ?box\b/i, 'end box'),
  rule(
    /^(?:alt|opt|loop|par|break|critical|group|partition)\b(?!.*;\s*$)/i,
    /^end(?:\s+(?:alt|opt|loop|par|break|critical|group|partition))?\s*$/i,
    'end',
    {
      middle: /^(?:else|also)\b/i,
    },
  ),
  rule(/^(?:if\s*\(|if\s+".*"\s+then)/i, /^(?:\([^)]*\)\s*)?endif\b/i, 'endif', {
    middle: /^(?:\([^)]*\)\s*)?(?:else|elseif)\b/i,
  }),
  rule(/^switch\s*\(/i, /^endswitch\b/i, 'endswitch', { middle: /^case\b/i }),
  rule(/^while\s*\(/i, /^end ?while\b/i, 'endwhile'),
  rule(/^repeat\b(?!\s*while)/i, /^repeat ?while\b/i, 'repeat while ()'),
  rule(/^fork\s*$/i, /^end ?(?:fork|merge)\b/i, 'end fork', { middle: /^fork ?again\b/i }),
  rule(/^split\s*$/i, /^end ?split\b/i, 'end split', { middle: /^split ?again\b/i }),
  rule(/^!if(?:n?def)?\b/i, /^!endif\b/i, '!endif', { middle: /^!else(?:if)?\b/i }),
  rule(/^!while\b/i, /^!endwhile\b/i, '!endwhile'),
  rule(/^!foreach\b/i, /^!endfor\b/i, '!endfor'),
  rule(/^!(?:unquoted\s+|final\s+)*procedure\b/i, /^!endprocedure\b/i, '!endprocedure'),
  rule(/^!(?:unquoted\s+|final\s+)*function\b(?!.*\breturn\b)/i, /^!endfunction\b/i, '!endfunction'),
  rule(/^!definelong\b/i, /^!enddefinelong\b/i, '!enddefinelong'),
  rule(/^:(?!.*[;|<>/\]}]\s*(?:<<.*>>)?\s*$)(?!.*:\s*(?:as\b|-|\.|<|$))/, /[;|<>/\]}]\s*$/, ';', raw),
];

/** What the first line of any block looks like, so that most lines are tried against one pattern only. */
const MAY_OPEN =
  /^(?:[/{<:!]|(?:floating|[hr]?note|ref|legend|title|left|right|center|header|footer|sprite|json|box|alt|opt|loop|par|break|critical|group|partition|if|switch|while|repeat|fork|split)\b)|\{\s*$/i;

/** A block that begins on a line. */
export interface Block {
  /** The text that closes it. */
  readonly closer: string;
  /** The lines of its beginning and end, from 0; without an end it is not closed. */
  readonly start: number;
  readonly end?: number;
}

/** How the lines of a text are nested. */
export interface Nesting {
  readonly blocks: readonly Block[];
  /** The level of each line, undefined for text that keeps its blanks. */
  readonly levels: readonly (number | undefined)[];
}

/** Content whose blanks mean something, or whose blocks are others. */
const FREE =
  /^@start(?:json|yaml|salt|mindmap|wbs|ebnf|regex|creole|ditaa|dot|math|latex|board|chen|files)\b/i;

/** Reads how the lines of a text are nested. Diagrams themselves are blocks whose lines are not indented. */
export function readNesting(source: string): Nesting {
  const levels: (number | undefined)[] = [];
  const blocks: Block[] = [];
  let open: readonly OpenBlock[] = [];
  let diagram: { name: string; start: number; isFree: boolean } | undefined;
  for (const [number, line] of source.split(/\r\n|\r|\n/).entries()) {
    const text = line.trim();
    const top = open.at(-1);
    if (/^[@\\]end\w/.test(text) && diagram) {
      blocks.push(...open.map(unclosed));
      blocks.push({ closer: `@end${diagram.name}`, start: diagram.start, end: number });
      [open, diagram] = [[], undefined];
      levels.push(0);
    } else if (top?.rule.close.test(text)) {
      open = open.slice(0, -1);
      blocks.push({ ...unclosed(top), end: number });
      levels.push(top.rule.isRaw && !/^(?:\}|end)/i.test(text) ? undefined : open.length);
    } else if (top?.rule.isRaw || diagram?.isFree) {
      levels.push(undefined);
    } else {
      levels.push(top?.rule.middle?.test(text) ? open.length - 1 : open.length);
      const name = /^[@\\]start(\w+)/.exec(text)?.[1];
      if (name) diagram = { name, start: number, isFree: FREE.test(text) };
      else if (!text.startsWith("'")) open = opened(open, text, number);
    }
  }
  blocks.push(...open.map(unclosed));
  if (diagram) blocks.push({ closer: `@end${diagram.name}`, start: diagram.start });
  return { blocks, levels };
}

interface OpenBlock {
  readonly rule: BlockRule;
  readonly start: number;
}

const unclosed = ({ rule: { end }, start }: OpenBlock): Block => ({ closer: end, start });

function opened(open: readonly OpenBlock[], text: string, start: number): readonly OpenBlock[] {
  const found = MAY_OPEN.test(text) && RULES.find((candidate) => candidate.open.test(text));
  return found ? [...open, { rule: found, start }] : open;
}
