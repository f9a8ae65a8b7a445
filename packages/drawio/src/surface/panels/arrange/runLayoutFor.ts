import type { EditorHost } from '../../host.js';
import type { LayoutName } from '../../layout/arrange.js';
import { MOST_ARRANGED } from '../../layout/layoutGraph.js';
import { layoutSession } from '../../layout/layoutSession.js';
import type { PanelMessages } from '../locales/zh-CN.js';

/** Arranges what is selected, or all, and says what has come of it. */
export async function runLayoutFor(
  host: Pick<EditorHost, 'session' | 'say'>,
  name: LayoutName,
  text: PanelMessages['arrange'],
  signal?: AbortSignal,
): Promise<void> {
  try {
    const outcome = await layoutSession(host.session, name, signal);
    host.say(text.outcomes[outcome]);
  } catch (cause) {
    if (signal?.aborted) return;
    host.say(cause instanceof RangeError ? text.tooMany(MOST_ARRANGED) : text.layoutFailed);
  }
}
