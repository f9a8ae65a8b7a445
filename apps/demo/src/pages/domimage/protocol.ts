import { z } from 'zod';

/** What every message of the protocol is told by. */
export const PROTOCOL = 'letu.domimage';
/** The only version there is. */
export const VERSION = 1;

/** The largest piece of HTML, in UTF-16 code units. */
const MOST_HTML = 2 << 20;
/** The longest side of a file, in its pixels: what canvases hold. */
const LONGEST_SIDE = 16_384;

const side = z.number().positive().max(LONGEST_SIDE);

const request = z.strictObject({
  protocol: z.literal(PROTOCOL),
  version: z.literal(VERSION),
  type: z.literal('render'),
  /** Told again with each answer. */
  id: z.union([z.string().max(200), z.number()]),
  /** The diagram to draw, or else `html`. */
  diagram: z
    .strictObject({
      /** The kind's name, path or stored type code: `mermaid`, `d2lang`, `MERMAID`. */
      kind: z.string().min(1).max(100),
      source: z.string(),
      options: z.record(z.string(), z.unknown()).default({}),
      /** The pictures that it shows. */
      files: z.array(z.instanceof(Blob)).max(200).default([]),
    })
    .optional(),
  /** The piece of HTML to draw, or else `diagram`. */
  html: z.string().max(MOST_HTML).optional(),
  format: z.enum(['png', 'svg', 'pdf', 'jpg', 'webp']).default('png'),
  /** The width of the file in its pixels; HTML is also laid out in this width. @default what is drawn is wide */
  width: side.optional(),
  /** The height of the file in its pixels. */
  height: side.optional(),
  /** Pixels of a bitmap a CSS pixel; a width or height says how many there are in all. */
  scale: z.number().min(0.1).max(8).default(2),
  background: z
    .union([
      z.enum(['transparent', 'white', 'theme']),
      z.templateLiteral([z.literal('#'), z.string().regex(/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i)]),
    ])
    .optional(),
  theme: z.enum(['light', 'dark']).default('light'),
  locale: z.enum(['zh-CN', 'en-US']).default('zh-CN'),
  /** Whether the file carries the diagram, to be opened again. */
  carry: z.boolean().default(true),
  /** How the file is handed over. */
  as: z.enum(['blob', 'dataUrl']).default('blob'),
});

const renderRequest = request.refine(
  ({ diagram, html }) => (diagram === undefined) !== (html === undefined),
  'It needs either a diagram or html.',
);

/** What one may ask for, with everything that was left out. */
export type RenderRequest = z.output<typeof request>;

/** What a request is answered with where there is no file. */
export type RefusalCode =
  /** The message is none of the protocol; `message` says where. */
  | 'bad-request'
  | 'unsupported-version'
  | 'unknown-kind'
  /** The source has mistakes, which `diagnostics` name. */
  | 'invalid-source'
  /** More is wanted, or waits already, than there is room for. */
  | 'too-large'
  | 'busy'
  | 'timeout'
  | 'cancelled'
  | 'failed';

/** A message that was read. */
export type Message =
  | { readonly type: 'hello' }
  | { readonly type: 'render'; readonly request: RenderRequest }
  | { readonly type: 'cancel'; readonly id: RenderRequest['id'] }
  | {
      readonly type: 'refused';
      readonly id: RenderRequest['id'] | null;
      readonly code: 'bad-request' | 'unsupported-version';
      readonly message: string;
    };

/** Reads a message, undefined for one that is not of this protocol: windows talk of other things, too. */
export function readMessage(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { protocol, version, type, id: named } = data as Readonly<Record<string, unknown>>;
  if (protocol !== PROTOCOL) return undefined;
  const id = typeof named === 'string' || typeof named === 'number' ? named : null;
  const refused = (code: 'bad-request' | 'unsupported-version', message: string): Message => ({
    type: 'refused',
    id,
    code,
    message,
  });
  if (version !== VERSION) return refused('unsupported-version', `This is version ${VERSION}.`);
  if (type === 'hello') return { type };
  if (type === 'cancel' && id !== null) return { type, id };
  const parsed = renderRequest.safeParse(data);
  if (parsed.success) return { type: 'render', request: parsed.data };
  return refused('bad-request', z.prettifyError(parsed.error));
}
