let drawings = 0;
const waiting = new Set<ReturnType<typeof setTimeout>>();

/** Calls back as soon as it can, as long as something is being drawn. For threads that show nothing. */
export function requestFrame(callback: (time: number) => void): ReturnType<typeof setTimeout> | 0 {
  if (drawings === 0) return 0;
  const handle = setTimeout(() => {
    waiting.delete(handle);
    callback(performance.now());
  }, 0);
  waiting.add(handle);
  return handle;
}

/** Takes back a request for a frame. */
export function cancelFrame(handle: ReturnType<typeof setTimeout>): void {
  clearTimeout(handle);
  waiting.delete(handle);
}

/**
 * Allows frames until the returned function is called.
 *
 * Cytoscape, which lays out mind maps and architecture diagrams, asks for the next frame for ever: every picture would
 * leave a loop behind that keeps the thread busy, and Node from ending.
 */
export function allowFrames(): () => void {
  drawings++;
  return () => {
    drawings--;
    if (drawings > 0) return;
    for (const handle of waiting) clearTimeout(handle);
    waiting.clear();
  };
}
