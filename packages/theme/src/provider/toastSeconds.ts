/** How long toasts stay, in seconds. */
export const TOAST_SECONDS = 3;
