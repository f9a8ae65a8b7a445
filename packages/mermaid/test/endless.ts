const NODES = 1500;

/** A text that takes longer to draw than an editor waits. */
export const endless = [
  'flowchart LR',
  ...Array.from({ length: NODES }, (_, index) => `  A${index} --> A${(index * 7) % NODES}`),
].join('\n');
