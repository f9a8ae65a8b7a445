import { codeSurface } from '@letu/code';

/** What maps are edited with. */
export const surface = codeSurface();
