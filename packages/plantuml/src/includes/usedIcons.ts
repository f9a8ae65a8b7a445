/** A file with fewer icons is read as it is. */
const MANY = 10;

/** An icon takes its sprite and a handful of macros. What is longer holds something else, too. */
const LONGEST_ICON = 16;

const SPRITE = /^\s*sprite\s+\$?([\w-]+)\s/;

/** A name put together from parts, or a list of all sprites. */
const NAMES_ANY_SPRITE = /<\$[\w-]*(?:\$|##|%)|^\s*listsprites?\s*$/m;

/**
 * Leaves the icons a diagram does not name out of a library's file that holds many, such as all icons of a cloud: the engine would
 * take seconds to read them.
 *
 * Such a file is a row of sprites, each followed by macros named after it, in other letters at most: `DEV_JAVA` shows `java`.
 *
 * @param text A file of a library, as it is packed.
 * @param diagram The diagram and the files given by its host.
 */
export function withoutUnusedIcons(text: string, diagram: string): string {
  const [start = [], ...icons] = splitIcons(text.split('\n'));
  if (icons.length < MANY || NAMES_ANY_SPRITE.test(diagram) || !icons.every(isIcon)) return text;
  const named = bare(diagram);
  const used = icons.filter((icon) => named.includes(nameOf(icon)));
  return [start, ...used].flat().join('\n');
}

/** Cuts lines before each sprite. The first piece is what comes before all sprites. */
function splitIcons(lines: readonly string[]): string[][] {
  const pieces: string[][] = [[]];
  for (const line of lines) {
    if (SPRITE.test(line)) pieces.push([]);
    pieces.at(-1)?.push(line);
  }
  return pieces;
}

function isIcon(lines: readonly string[]): boolean {
  const macros = lines.slice(1).filter((line) => line.trim() !== '');
  if (macros.length > LONGEST_ICON) return false;
  return macros.length === 0 || bare(macros.join('\n')).includes(nameOf(lines));
}

function nameOf([first = '']: readonly string[]): string {
  return bare(SPRITE.exec(first)?.[1] ?? '');
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[_-]/g, '');
}
