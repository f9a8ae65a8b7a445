import { cloneElement, isValidElement, type ReactNode } from 'react';

/** Names a control of antd's that has no name, or an English one in every language. */
export function named(element: ReactNode, name: string | undefined): ReactNode {
  return name && isValidElement<object>(element)
    ? cloneElement(element, { 'aria-label': name } as object)
    : element;
}
