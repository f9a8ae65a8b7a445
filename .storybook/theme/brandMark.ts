import type { LetuColours } from '../../packages/theme/src/tokens/colours.js';

/** Returns the mark and the name as HTML: a face of two nodes, a round one and a square one, and the line that joins them. */
export function brandMark({ accent, onAccent, sun }: LetuColours): string {
  return [
    '<span style="display:flex;align-items:center;gap:10px;font-size:16px;font-weight:600">',
    '<svg aria-hidden="true" width="28" height="28" viewBox="0 0 32 32" fill="none">',
    `<rect width="32" height="32" rx="9" fill="${accent}"/>`,
    `<path d="M8.5 17c1.2 4.5 4 6.7 7.5 6.7s6.3-2.2 7.5-6.7" stroke="${onAccent}" stroke-width="2.4" stroke-linecap="round"/>`,
    `<circle cx="10.5" cy="10.8" r="2.8" fill="${onAccent}"/>`,
    `<rect x="18.8" y="8.1" width="5.4" height="5.4" rx="1.3" fill="${sun}"/>`,
    '</svg>乐图 Letu</span>',
  ].join('');
}
