declare module 'opml-generator' {
  /** Writes an OPML file. */
  export default function generate(header: object, outlines: readonly object[]): string;
}

declare module 'turndown' {
  /** Turns HTML into Markdown. */
  export default class Turndown {
    constructor(options?: { readonly headingStyle?: 'atx' | 'setext' });
    turndown(html: string): string;
  }
}
