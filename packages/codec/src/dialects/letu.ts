import type { LinkInput } from '../input.js';
import { decode, encode } from '../kroki.js';
import { decodeDiagram } from '../linkCode.js';
import { diagramInPng, diagramInSvg, type FoundDiagram } from '../carriedDiagram.js';
import type { DecodedDiagram, Dialect, RecogniseOptions } from './dialect.js';

/**
 * Letu's own links: the code of `encodeDiagram` behind `/{editor}/new#` or `/p/link/{editor}#`, on any host. And the pictures that carry
 * their diagram, see `svgWithDiagram` and `pngWithDiagram`.
 */
export const letu: Dialect<'zlib'> = {
  name: 'letu',
  forms: ['zlib'],
  encode,
  decode,
  recognise(input, options) {
    if (input.kind === 'link') return readLink(input, options);
    return readPicture(input.kind === 'png' ? diagramInPng(input.texts) : diagramInSvg(input.text));
  },
};

function readPicture(found: FoundDiagram | undefined): DecodedDiagram | undefined {
  if (!found) return undefined;
  const { type, source, options, files, damagedFiles } = found;
  const settings = options ? { kindOptions: options } : {};
  return {
    dialect: 'letu',
    type,
    source,
    options: settings,
    ...(files ? { files } : {}),
    ...(damagedFiles ? { damagedFiles } : {}),
  };
}

function readLink(link: LinkInput, options: RecogniseOptions): DecodedDiagram | undefined {
  if (link.fragment === '') return undefined;
  const [editor, last] = link.segments.slice(-2);
  const isNew = last === 'new';
  const isReadOnly = link.segments.slice(-3, -1).join('/') === 'p/link';
  const type = options.kinds?.find(({ path }) => path === (isNew ? editor : last))?.type;
  if (type === undefined || !(isNew || isReadOnly)) return undefined;
  const { source, options: kindOptions } = decodeDiagram(link.fragment, options);
  return {
    dialect: 'letu',
    type,
    source,
    options: { ...(kindOptions ? { kindOptions } : {}), ...(isReadOnly ? { readOnly: true } : {}) },
  };
}
