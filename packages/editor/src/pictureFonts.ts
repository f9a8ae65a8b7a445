/** Fonts of a picture that the document lends it. */
interface PictureFonts {
  /** Settles once the fonts are there, or cannot be. */
  readonly loaded: Promise<unknown>;
  release(): void;
}

const NONE: PictureFonts = { loaded: Promise.resolve(), release: () => undefined };

let count = 0;

/**
 * Moves the fonts a picture embeds to the document, under names nobody else uses.
 *
 * Browsers take no `@font-face` from within a shadow root (https://drafts.csswg.org/css-scoping/#shadow-names), and under its own
 * name a font of a picture would dress the page as well.
 */
export function takeFonts(root: SVGSVGElement): PictureFonts {
  const sheets = [...root.querySelectorAll('style')].filter(({ textContent }) =>
    /@font-face/i.test(textContent ?? ''),
  );
  if (sheets.length === 0) return NONE;
  const faces: FontFace[] = [];
  const names = new Map<string, string>();
  const parsed = sheets.map((element) => ({ element, sheet: parse(element.textContent ?? '') }));
  for (const { sheet } of parsed) takeFaces(sheet, names, faces);
  for (const { element, sheet } of parsed) {
    for (const style of declarations(sheet.cssRules)) rename(style, names);
    element.textContent = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
  }
  renameInElements(root, names);
  for (const face of faces) document.fonts.add(face);
  return {
    loaded: Promise.allSettled(faces.map((face) => face.load())),
    release: () => faces.forEach((face) => document.fonts.delete(face)),
  };
}

function parse(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

function takeFaces(sheet: CSSStyleSheet, names: Map<string, string>, faces: FontFace[]): void {
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (!(rule instanceof CSSFontFaceRule)) continue;
    sheet.deleteRule(index);
    const own = unquoted(rule.style.getPropertyValue('font-family'));
    const name = names.get(own) ?? `letu-picture-font-${(count += 1)}`;
    names.set(own, name);
    const descriptor = (property: string) => rule.style.getPropertyValue(property) || 'normal';
    faces.push(
      new FontFace(name, rule.style.getPropertyValue('src'), {
        weight: descriptor('font-weight'),
        style: descriptor('font-style'),
      }),
    );
  }
}

function* declarations(rules: CSSRuleList): Generator<CSSStyleDeclaration> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule.style;
    if ('cssRules' in rule) yield* declarations(rule.cssRules as CSSRuleList);
  }
}

function rename(style: CSSStyleDeclaration, names: ReadonlyMap<string, string>): void {
  if (!style.fontFamily) return;
  // What goes before other rules goes on doing so.
  const priority = style.getPropertyPriority('font-family');
  style.setProperty('font-family', renamed(style.fontFamily, names), priority);
}

function renameInElements(root: SVGSVGElement, names: ReadonlyMap<string, string>): void {
  for (const element of root.querySelectorAll<SVGElement>('[font-family], [style*="font"]')) {
    const family = element.getAttribute('font-family');
    if (family) element.setAttribute('font-family', renamed(family, names));
    rename(element.style, names);
  }
}

function renamed(families: string, names: ReadonlyMap<string, string>): string {
  return families
    .split(',')
    .map((family) => names.get(unquoted(family)) ?? family.trim())
    .join(', ');
}

function unquoted(family: string): string {
  return family.trim().replaceAll(/^["']|["']$/g, '');
}
