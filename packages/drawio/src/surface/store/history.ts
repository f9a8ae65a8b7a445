import { History } from '@letu/editor/canvas';
import type { DrawioFile } from '../../document/model.js';

/** What a file was, and what of it was seen and selected. */
export interface Moment {
  readonly file: DrawioFile;
  /** The id of the page that was shown. */
  readonly page: string;
  readonly selection: readonly string[];
}

/** The steps between files. */
export class FileHistory extends History<Moment> {
  /**
   * Puts into every step what somebody else has changed meanwhile, so that undoing takes back only what was done here.
   *
   * @param now What is there after that change: a step that is no other than it is none any more.
   */
  rebase(change: (file: DrawioFile) => DrawioFile, now: DrawioFile): void {
    this.replace((moments) => {
      const rebased = moments.map((moment) => ({ ...moment, file: change(moment.file) }));
      // The last one leads to `now`.
      return rebased.filter(({ file }, index) => !isSameFile(file, rebased[index + 1]?.file ?? now));
    });
  }
}

/** Tells whether two files share all they consist of. */
function isSameFile(one: DrawioFile, other: DrawioFile): boolean {
  if (one === other) return true;
  if (one.pages.length !== other.pages.length) return false;
  return one.pages.every((page, index) => page === other.pages[index]);
}
