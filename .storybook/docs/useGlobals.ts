import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** What the tool bar says. */
export interface Globals {
  readonly theme: 'light' | 'dark';
  readonly locale: 'zh-CN' | 'en-US';
  readonly density: 'default' | 'compact';
}

interface GlobalsEvent {
  readonly globals: Globals;
}

const EVENTS = [SET_GLOBALS, GLOBALS_UPDATED];
const FIRST: Globals = { theme: 'light', locale: 'zh-CN', density: 'default' };

/** Returns the globals told last, which may have been before a page was there to listen. */
function told(): Globals {
  const channel = addons.getChannel();
  for (const event of EVENTS.toReversed()) {
    const [last] = (channel.last(event) ?? []) as GlobalsEvent[];
    if (last) return last.globals;
  }
  return FIRST;
}

/** Returns what the tool bar says, and follows it. Decorators are given it; docs pages are not. */
export function useGlobals(): Globals {
  const [globals, setGlobals] = useState(told);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (event: GlobalsEvent) => setGlobals(event.globals);
    for (const event of EVENTS) channel.on(event, follow);
    return () => EVENTS.forEach((event) => channel.off(event, follow));
  }, []);
  return globals;
}

/** Sets what the tool bar says. */
export function updateGlobals(globals: Partial<Globals>): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals });
}
