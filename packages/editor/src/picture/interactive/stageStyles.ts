/**
 * The look of what the shell marks inside a picture. Filters and outlines move nothing.
 *
 * Inherited properties of the page end at the frame: a picture looks as it does in a file. The family is named, since WebKit
 * takes the initial one to be that of the page.
 */
export const stageStyles = `
.letu-frame { all: initial; font-family: serif; display: block; user-select: none; -webkit-user-select: none; cursor: inherit; }
.letu-frame > svg { display: block; overflow: visible; }
:where(rect, circle, ellipse, polygon, text, image, foreignObject, path[d$='z' i]) { pointer-events: visible; }
[data-letu-link], [data-letu-hover] { cursor: pointer; }
[data-letu-hover] { filter: drop-shadow(0 0 1.5px var(--letu-mark)); }
[data-letu-lit] { filter: drop-shadow(0 0 1px var(--letu-mark)) drop-shadow(0 0 3px var(--letu-mark)); }
[data-letu-change='added'] { filter: drop-shadow(0 0 2px var(--letu-added)); }
[data-letu-change='removed'] { filter: drop-shadow(0 0 2px var(--letu-removed)); }
[data-letu-change='changed'] { filter: drop-shadow(0 0 2px var(--letu-changed)); }
@media (forced-colors: active) {
  [data-letu-lit] { outline: 2px solid Highlight; }
}
`;
