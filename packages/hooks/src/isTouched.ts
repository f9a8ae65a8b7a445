/** Tells whether a finger is what the device is mostly pointed at with; the keyboard of such a device covers part of its screen. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;
