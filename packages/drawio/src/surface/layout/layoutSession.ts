import type { Session } from '../session.js';
import type { LayoutName } from './arrange.js';
import type { Arrangement } from './layoutGraph.js';
import { graphOf, onTheWay, withArrangement } from './pageGraph.js';
import { runLayout } from './runLayout.js';

/** What has come of a layout. */
export type LayoutOutcome = 'arranged' | 'unchanged' | 'overtaken';

/** How long boxes take to where they go, in milliseconds. */
const DURATION = 260;
/** From so many boxes on, none is shown on its way. */
const MOST_MOVING = 150;

let layouts = 0;

/**
 * Arranges what is selected on the page, or all of it, as one step.
 *
 * @param signal Ends it before it is done.
 * @throws RangeError where there is too much to arrange, and Error where it takes too long or is ended.
 */
export async function layoutSession(
  session: Session,
  name: LayoutName,
  signal?: AbortSignal,
): Promise<LayoutOutcome> {
  if (session.isLocked) return 'unchanged';
  const { page, selection } = session.getState();
  const arrangement = await runLayout(name, graphOf(page), selection, signal);
  // What was done meanwhile was done to the boxes where they are.
  if (session.getState().page !== page || session.isLocked) return 'overtaken';
  if (!arrangement || withArrangement(page, arrangement) === page) return 'unchanged';
  const merge = `layout ${(layouts += 1)}`;
  session.endStep();
  if (arrangement.bounds.size <= MOST_MOVING && !isStill()) await move(session, arrangement, merge);
  // Whoever steps back while boxes are on their way wants them where they were.
  if (session.canRedo) return 'overtaken';
  session.change((present) => withArrangement(present, arrangement), { merge });
  session.endStep();
  return 'arranged';
}

const isStill = () =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the boxes on their way, until anything else is done. */
async function move(session: Session, arrangement: Arrangement, merge: string): Promise<void> {
  const { page } = session.getState();
  const start = performance.now();
  let shown = page;
  for (;;) {
    const share = Math.min((await nextFrame()) - start, DURATION) / DURATION;
    if (share >= 1 || session.getState().page !== shown) return;
    const eased = 1 - (1 - Math.max(share, 0)) ** 3;
    session.change(() => withArrangement(page, onTheWay(page, arrangement, eased)), { merge });
    shown = session.getState().page;
  }
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
