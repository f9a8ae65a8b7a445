/** What a page asks of the service worker. */
export type Wish =
  /** To take over from the version before it. */
  | { readonly type: 'activate' }
  /** To bring the next files of the site, or to count those that are here. Answered with a `Progress`. */
  | { readonly type: 'bring' | 'count' }
  /** To delete the files that no version needs any more. `entry` is the path of the script that the page begins with. */
  | { readonly type: 'tidy'; readonly entry: string };

/** How many of the site's files are on this device. */
export interface Progress {
  readonly here: number;
  readonly all: number;
  /** Why no more could be brought. */
  readonly problem?: 'full' | 'failed';
}
