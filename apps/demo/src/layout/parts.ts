import { css } from '@emotion/react';
import { colours } from '@letu/core/palette';

/** Pieces of the look that many components are made of. */

/** What is said besides: explanations, dates, counts. */
export const quiet = css({ color: 'var(--letu-text-quiet)' });

/** The same, small. */
export const note = css(quiet, { fontSize: 'var(--letu-size-caption)' });

/** A list without marks. */
export const plainList = css({ margin: 0, padding: 0, listStyle: 'none' });

/** Words that are cut at the end of their line. */
export const oneLine = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The room of a dot between words. */
const DOT_PX = 18;

/** Words in a row with dots between them, which may need a second line: what begins one has its dot outside, where nothing is seen. */
export const dotted = css({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: -DOT_PX,
  clipPath: `inset(0 0 0 ${DOT_PX}px)`,
  whiteSpace: 'nowrap',
  '& > *': {
    position: 'relative',
    maxWidth: '100%',
    paddingInlineStart: DOT_PX,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > *::before': {
    content: "'·'",
    position: 'absolute',
    insetInlineStart: 0,
    width: DOT_PX,
    textAlign: 'center',
  },
});

/** Things above each other. */
export const column = css({ display: 'flex', flexDirection: 'column' });

/** What stands on the page as one thing. */
export const panel = css({
  border: '1px solid var(--letu-border)',
  borderRadius: 'var(--letu-radius-md)',
  background: 'var(--letu-surface)',
});

/** What stands among others as one thing to open. */
export const card = css(panel, {
  position: 'relative',
  overflow: 'hidden',
  boxShadow: 'var(--letu-shadow-rest)',
  transition: 'border-color var(--letu-duration-fast), box-shadow var(--letu-duration-fast)',
  '&:hover, &:focus-within': { borderColor: 'var(--letu-accent)', boxShadow: 'var(--letu-shadow-raised)' },
});

/** Cards beside and below each other. */
export const cardGrid = css(plainList, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))',
  gap: '20px 16px',
  '@media (max-width: 1023px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px 12px' },
});

/** The title of a page. */
export const pageTitle = css({
  fontSize: 'var(--letu-size-title)',
  fontWeight: 600,
  lineHeight: 'var(--letu-height-title)',
});

/** What a page puts into the header that is about one diagram: its title, and words beside it. */
export const headerTitle = css({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  h1: css(oneLine, { fontSize: 'var(--letu-size-lead)', fontWeight: 600 }),
});

/** A page that a diagram fills. */
export const diagramPage = css(column, { flex: '1 1 0', minHeight: 320 });

/** Words for screen readers alone. */
export const unseen = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The place of a small picture. */
export const pictureFrame = css(quiet, {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  aspectRatio: '16 / 10',
  // A tall picture does not make it taller.
  minHeight: 0,
  padding: 14,
  background: 'var(--letu-ground)',
  // A picture keeps the ground it was drawn for.
  "&[data-theme='light']": { background: colours.light.ground },
  "&[data-theme='dark']": { background: colours.dark.ground },
  '&:has(img)': { gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)' },
  img: { maxWidth: '100%', maxHeight: '100%', minHeight: 0, objectFit: 'contain' },
});

/** A tile in the colour of the sign in it. */
export const tile = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '28%',
  background: 'color-mix(in srgb, currentColor 12%, var(--letu-surface))',
});
