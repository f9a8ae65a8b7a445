import { install } from '@letu/svg-dom';

/** One element as Chromium has it and as we have it. */
export interface Twin<T extends Element> {
  readonly theirs: T;
  readonly ours: T;
}

type Answers = Readonly<Record<string, number>>;

const { document: ourDocument } = install({}, { width: innerWidth, height: innerHeight });
const ourBody = ourDocument.body as unknown as HTMLElement;

/** Shows markup in the page's body and in ours; returns the elements of both that a selector finds, in pairs. */
export function showBoth<T extends Element = SVGGraphicsElement>(
  markup: string,
  selector = '[id]',
): Twin<T>[] {
  // Chromium's body has the margin the test's page gives it.
  ourBody.style.margin = getComputedStyle(document.body).margin;
  ourDocument.documentElement?.setAttribute('lang', document.documentElement.lang);
  for (const body of [document.body, ourBody]) body.innerHTML = markup;
  const ours = [...ourBody.querySelectorAll<T>(selector)];
  return [...document.body.querySelectorAll<T>(selector)].map((theirs, index) => ({
    theirs,
    ours: ours[index] as T,
  }));
}

/** Asks both elements of a pair the same; returns what they answer, for a message, where it is further apart than allowed. */
export function apart<T extends Element>(
  { theirs, ours }: Twin<T>,
  ask: (element: T) => Answers,
  tolerance = 0,
): string | undefined {
  const [expected, actual] = [ask(theirs), ask(ours)];
  const isNear = (name: string) => Math.abs(Number(actual[name]) - Number(expected[name])) <= tolerance;
  const names = Object.keys(expected).filter((name) => !isNear(name));
  if (names.length === 0) return undefined;
  const answers = names.map((name) => `${name}: ${actual[name]} instead of ${expected[name]}`);
  return `${theirs.outerHTML} ${answers.join(', ')}`;
}

/** The same for all pairs of all pieces of markup. */
export function allApart<T extends Element = SVGGraphicsElement>(
  pieces: readonly string[],
  ask: (element: T) => Answers,
  tolerance = 0,
): string[] {
  return pieces.flatMap((markup) =>
    showBoth<T>(markup).flatMap((twin) => {
      const found = apart(twin, ask, tolerance);
      return found === undefined ? [] : [`${found} in ${markup}`];
    }),
  );
}

export function bbox(element: SVGGraphicsElement): Answers {
  const { x, y, width, height } = element.getBBox();
  return { x, y, width, height };
}

export function clientRect(element: Element): Answers {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

export function matrices(element: SVGGraphicsElement): Answers {
  const [ctm, screen] = [element.getCTM(), element.getScreenCTM()];
  if (!ctm || !screen) return {};
  const { a, b, c, d, e, f } = ctm;
  const { a: screenA, b: screenB, c: screenC, d: screenD, e: screenE, f: screenF } = screen;
  return { a, b, c, d, e, f, screenA, screenB, screenC, screenD, screenE, screenF };
}

/** The length of a shape and points along it. */
export function outline(element: SVGGraphicsElement): Answers {
  const shape = element as SVGGeometryElement;
  const length = shape.getTotalLength();
  const answers: Record<string, number> = { length };
  for (const share of length > 0 ? [0, 0.1, 0.35, 0.5, 0.77, 1] : []) {
    const { x, y } = shape.getPointAtLength(share * length);
    answers[`x at ${share}`] = x;
    answers[`y at ${share}`] = y;
  }
  return answers;
}

/** Makes pieces of markup, each by its own seed. */
export function generated(count: number, make: (seed: number) => string): string[] {
  return Array.from({ length: count }, (_, seed) => make(seed + 1));
}
