/** What a route says of itself to the shell around it. */
export interface PageHandle {
  /** Whether the navigation of the library stands beside the page. */
  readonly hasSide?: boolean;
}

/** The id of the element that holds the page. */
export const MAIN_ID = 'main';

/** How wide a page of words and lists is at most, in pixels. */
export const PAGE_WIDTH = 1360;

/** How high the header is, in pixels, where it has one row. */
export const HEADER_HEIGHT = 56;
