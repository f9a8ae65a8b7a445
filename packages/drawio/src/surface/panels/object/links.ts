const TO_PAGE = 'data:page/id,';

/** Returns the link to a page of the same file, as draw.io has it. */
export const pageLink = (id: string): string => TO_PAGE + id;

/** Returns the id of the page that a link leads to; undefined for one that leads elsewhere. */
export const linkedPage = (link: string | undefined): string | undefined =>
  link?.startsWith(TO_PAGE) ? link.slice(TO_PAGE.length) : undefined;
