import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** The place in the header that belongs to the page; null until the header is there. */
export const HeaderSlotContext = createContext<HTMLElement | null>(null);

/** Puts a page's own tools into the header. */
export function InHeader({ children }: { children: ReactNode }) {
  const slot = use(HeaderSlotContext);
  return slot && createPortal(children, slot);
}
