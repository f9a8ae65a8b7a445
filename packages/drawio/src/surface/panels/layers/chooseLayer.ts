import type { Session } from '../../session.js';

/** Has new cells go to a layer. */
export const chooseLayer = (session: Session, id: string): void => session.useLayer(id);
