import type { Pack } from '../pack/pack.js';

const MAY_NAME_SPRITES = /\barchimate\b|^\s*listsprites?\s*$/im;
const SPRITE_STATEMENT = /^(\s*sprite\s+\S+\s+)jar:archimate\/([\w-]+)\s*$/;
const ARCHIMATE_STATEMENT = /^(\s*)(archimate\s+(?:[#$]\S+\s+)?)"([^"]*)"(.*<<\s*([\w-]+)\s*>>.*)$/;

/** Tells whether a text can use the ArchiMate sprites built into PlantUML, which its browser build lacks. */
export function usesInternalSprites(text: string): boolean {
  return MAY_NAME_SPRITES.test(text);
}

/**
 * Rewrites a statement that uses a built-in ArchiMate sprite so that it carries the sprite.
 *
 * An ArchiMate element shows the sprite its stereotype names. The browser build writes the stereotype out instead, so it is
 * hidden and the sprite set above the label.
 *
 * @param sprites The sprites, as `scripts/archimateSprites.ts` packs them.
 * @returns The line itself where it uses none.
 */
export function rewriteArchimate(line: string, sprites: Pack | undefined): readonly string[] {
  const [, start, name = ''] = SPRITE_STATEMENT.exec(line) ?? [];
  const sprite = start === undefined ? undefined : sprites?.text(name);
  if (start !== undefined && sprite !== undefined) return (start + sprite).split('\n');

  const [, indent = '', keyword, label = '', rest = '', icon = ''] = ARCHIMATE_STATEMENT.exec(line) ?? [];
  const iconSprite = keyword === undefined ? undefined : sprites?.text(icon);
  if (keyword === undefined || iconSprite === undefined) return [line];
  return [
    ...`${indent}sprite ${icon} ${iconSprite}`.split('\n'),
    `${indent}hide <<${icon}>> stereotype`,
    `${indent}${keyword}"<$${icon}>\\n${label}"${rest}`,
  ];
}
