import { decodeText, fromBase64 } from '@letu/core';
import { elementsOf, rawText, readXml, type XmlElement } from '@letu/core/xml';

const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/i;
const DRAWN = /^data:image\/svg\+xml([;,][^,]*,|,)/i;

/** Tells whether an address is itself a picture that leads nowhere else, so that nothing is fetched for it. */
export function isEmbeddedImage(source: string): boolean {
  return RASTER.test(source) || (DRAWN.test(source) && isContained(source));
}

const known = new Map<string, boolean>();
const MOST_KNOWN = 200;

/** Many shapes have the same picture, which is read once. */
function isContained(source: string): boolean {
  const found = known.get(source);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const answer = leadsNowhere(source);
  known.set(source, answer);
  return answer;
}

function leadsNowhere(source: string): boolean {
  const comma = source.indexOf(',');
  const content = source.slice(comma + 1);
  try {
    const text = /;base64$/i.test(source.slice(0, comma))
      ? decodeText(fromBase64(content))
      : decodeURIComponent(content);
    return !ELSEWHERE.test(text) && isHarmless(readXml(text));
  } catch {
    // What is no picture is shown as none.
    return false;
  }
}

/** What says the text of a picture is not all of it. */
const ELSEWHERE = /<!ENTITY|<\?xml-stylesheet/i;
const ACTIVE = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'handler']);
/** CSS that fetches; a backslash can spell any of it. */
const FETCHING = /\\|@import|image-set|url\(\s*["']?\s*(?!["'#\s]|data:(?!image\/svg))/i;

function isHarmless(element: XmlElement): boolean {
  const name = localName(element.name);
  if (ACTIVE.has(name) || (name === 'style' && FETCHING.test(rawText(element)))) return false;
  const isFree = Object.entries(element.attributes).every(([key, value]) =>
    isFreeAttribute(localName(key), value),
  );
  return isFree && elementsOf(element).every(isHarmless);
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

function isFreeAttribute(name: string, value: string): boolean {
  if (name === 'href' || name === 'src') return value.startsWith('#') || RASTER.test(value);
  return (
    !name.startsWith('on') && !FETCHING.test(value) && !(name === 'attributename' && /href$/i.test(value))
  );
}
