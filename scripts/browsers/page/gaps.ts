declare global {
  interface Window {
    letuGaps?: { longest: number; last: number; timer: number };
  }
}

// Sent to pages as they stand: they see nothing of this file but themselves.

/** Watches for how long the thread of a page answers nobody. */
export function watchGaps(): void {
  const gaps = { longest: 0, last: performance.now(), timer: 0 };
  gaps.timer = window.setInterval(() => {
    const now = performance.now();
    gaps.longest = Math.max(gaps.longest, now - gaps.last);
    gaps.last = now;
  }, 1);
  window.letuGaps = gaps;
}

/** Stops watching; returns the longest gap in milliseconds. */
export function longestGap(): number {
  const gaps = window.letuGaps;
  if (!gaps) return 0;
  window.clearInterval(gaps.timer);
  return Math.max(gaps.longest, performance.now() - gaps.last);
}
