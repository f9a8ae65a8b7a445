import { keptText } from '@letu/core';

/** One's own shapes on this device, as the text of a library of draw.io, which hosts can show, change and keep elsewhere. */
export const ownLibrary = keptText('letu.drawio.library');
