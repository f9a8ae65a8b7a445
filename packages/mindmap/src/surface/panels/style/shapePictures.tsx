import type { ReactNode } from 'react';
import type { LineStyle, Relationship, TopicShape } from '../../../document/model.js';

const picture = (content: ReactNode) => (
  <svg viewBox="0 0 36 24" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
    {content}
  </svg>
);

/** Small pictures of the outlines of topics. */
export const SHAPE_PICTURES: Readonly<Record<TopicShape, ReactNode>> = {
  rounded: picture(<rect x="4" y="5" width="28" height="14" rx="4" />),
  pill: picture(<rect x="4" y="5" width="28" height="14" rx="7" />),
  rect: picture(<rect x="4" y="5" width="28" height="14" />),
  ellipse: picture(<ellipse cx="18" cy="12" rx="14" ry="8" />),
  diamond: picture(<path d="M18 3 32 12 18 21 4 12Z" />),
  hexagon: picture(<path d="M9 4h18l5 8-5 8H9l-5-8Z" />),
  underline: picture(<path d="M4 18h28M11 12h14" strokeLinecap="round" />),
  none: picture(<path d="M9 12h18" strokeLinecap="round" />),
};

/** Small pictures of how lines run to subtopics. */
export const LINE_PICTURES: Readonly<Record<LineStyle, ReactNode>> = {
  curve: picture(<path d="M5 12C18 12 14 4 31 4M5 12C18 12 14 20 31 20" />),
  elbow: picture(<path d="M5 12h12V4h14M17 12v8h14" />),
  rounded: picture(<path d="M5 12h8q4 0 4-4t4-4h10M13 12q4 0 4 4t4 4h10" />),
  straight: picture(<path d="M31 4 5 12 31 20" />),
};

/** Small pictures of the arrows that a relationship has. */
export const ARROW_PICTURES: Readonly<Record<Relationship['arrows'], ReactNode>> = {
  to: picture(<path d="M5 12h25M25 7l6 5-6 5" strokeLinecap="round" />),
  both: picture(<path d="M6 12h24M25 7l6 5-6 5M11 7l-6 5 6 5" strokeLinecap="round" />),
  none: picture(<path d="M5 12h26" strokeLinecap="round" />),
};
