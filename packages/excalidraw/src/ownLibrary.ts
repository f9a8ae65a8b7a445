import { keptText } from '@letu/core';

/** The board library of this device, as the text of an `.excalidrawlib` file, which hosts can show, change and keep elsewhere. */
export const ownLibrary = keptText('letu.excalidraw.library');
