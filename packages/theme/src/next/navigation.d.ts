/** The one function of Next that is used here: what a host has not installed cannot be asked for its types. */
declare module 'next/navigation' {
  /** Inserts what a function returns into the page that is streamed, each time a part of it is sent. */
  export function useServerInsertedHTML(insert: () => import('react').ReactNode): void;
}
