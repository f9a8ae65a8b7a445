import { colours } from '@letu/core/palette';

const { dark } = colours;

/** The look of the canvas around the page. What is drawn of the page itself has its colours from its styles. */
export const canvasStyles = `
.letu-dg { position: absolute; inset: 0; background: var(--letu-surface); container-type: size; }
/* Nothing in it can be scrolled to, not even the caret. */
.letu-dg-view {
  position: absolute; inset: 0; overflow: clip; cursor: default; touch-action: none; user-select: none; -webkit-user-select: none;
  background: var(--letu-dg-desk);
}
.letu-dg { --letu-dg-desk: #f1f2f4; --letu-dg-paper: #fff; --letu-dg-line: #e8eaed; --letu-dg-thick: #dcdfe3; }
.letu-dg[data-theme='dark'] { --letu-dg-desk: ${dark.sunken}; --letu-dg-paper: ${dark.ground}; --letu-dg-line: ${dark.surface}; --letu-dg-thick: ${dark.raised}; }
.letu-dg-sheet {
  position: absolute; top: 0; left: 0; box-sizing: border-box; transform-origin: 0 0; background-color: var(--letu-dg-paper);
  background-image:
    linear-gradient(to right, var(--letu-dg-thick) 1px, transparent 1px), linear-gradient(to bottom, var(--letu-dg-thick) 1px, transparent 1px),
    linear-gradient(to right, var(--letu-dg-line) 1px, transparent 1px), linear-gradient(to bottom, var(--letu-dg-line) 1px, transparent 1px);
  background-size:
    var(--letu-dg-coarse) var(--letu-dg-coarse), var(--letu-dg-coarse) var(--letu-dg-coarse),
    var(--letu-dg-grid) var(--letu-dg-grid), var(--letu-dg-grid) var(--letu-dg-grid);
  background-position: var(--letu-dg-at);
}
.letu-dg-sheet[data-ground='light'] { --letu-dg-line: rgb(0 0 0 / 8%); --letu-dg-thick: rgb(0 0 0 / 12%); }
.letu-dg-sheet[data-ground='dark'] { --letu-dg-line: rgb(255 255 255 / 4%); --letu-dg-thick: rgb(255 255 255 / 8%); }
.letu-dg-sheet[data-paper] { box-shadow: 0 0 0 1px var(--letu-border), 0 2px 10px rgb(0 0 0 / 8%); }
.letu-dg-layer { position: absolute; top: 0; left: 0; width: 0; height: 0; transform-origin: 0 0; }
.letu-dg-graph { position: absolute; top: 0; left: 0; width: 0; height: 0; overflow: visible; }
.letu-dg-graph > svg, .letu-dg-marks { position: absolute; top: 0; left: 0; width: 1px !important; height: 1px !important; min-width: 0 !important; min-height: 0 !important; overflow: visible !important; }
.letu-dg-marks { pointer-events: none; }
.letu-dg-marks :is(rect, path, circle) { fill: none; stroke: var(--letu-accent); vector-effect: non-scaling-stroke; }
.letu-dg-marks g:is([data-handle], [data-end], [data-bend], [data-leg], [data-port], [data-arrow], [data-fold], [data-line], [data-grip]) { pointer-events: all; }
.letu-dg-marks .letu-dg-reach { stroke: none; fill: transparent; }
.letu-dg-marks .letu-dg-selected { stroke-width: 1; stroke-dasharray: 4 3; }
.letu-dg-marks .letu-dg-last { stroke-width: 1.5; }
.letu-dg-view:focus-within .letu-dg-marks .letu-dg-last { stroke-width: 2; stroke-dasharray: none; }
.letu-dg-view:not(:focus-within) .letu-dg-marks .letu-dg-selected { stroke: var(--letu-text-quiet); }
.letu-dg-marks :is(.letu-dg-handle, .letu-dg-end) { fill: #fff; stroke-width: 1.5; }
.letu-dg-marks .letu-dg-end { fill: var(--letu-accent); stroke: #fff; }
.letu-dg-marks .letu-dg-leg { fill: var(--letu-accent); fill-opacity: 0.35; stroke: none; }
.letu-dg-marks .letu-dg-rotate { fill: #fff; stroke-width: 1.5; stroke-dasharray: 8 3; }
.letu-dg-marks .letu-dg-arrow { fill: var(--letu-accent); fill-opacity: 0.35; stroke: none; }
.letu-dg-marks g[data-arrow]:hover .letu-dg-arrow { fill-opacity: 0.9; }
.letu-dg-marks .letu-dg-free { fill: #fff; stroke-width: 1; }
.letu-dg-marks g[data-port]:hover .letu-dg-free { fill: var(--letu-success, #237804); stroke: var(--letu-success, #237804); }
.letu-dg-marks .letu-dg-port { fill: none; stroke: var(--letu-success, #237804); stroke-width: 2; }
.letu-dg-marks .letu-dg-target { stroke: var(--letu-success, #237804); stroke-width: 2.5; }
.letu-dg-marks .letu-dg-band { fill: var(--letu-accent); fill-opacity: 0.08; stroke-width: 1; }
.letu-dg-marks .letu-dg-guide { stroke: #d4380d; stroke-width: 1; }
.letu-dg-marks .letu-dg-gap { stroke: #c41d7f; stroke-width: 2; }
.letu-dg-marks .letu-dg-moved { fill: var(--letu-accent); fill-opacity: 0.08; stroke-width: 1.5; }
.letu-dg-marks .letu-dg-drawn { stroke-width: 2; stroke-dasharray: 6 4; }
.letu-dg-marks .letu-dg-fold { fill: var(--letu-raised); stroke: var(--letu-text-quiet); stroke-width: 1; }
.letu-dg-marks .letu-dg-line { stroke: transparent; stroke-width: 7; }
.letu-dg-marks g[data-line]:hover .letu-dg-line { stroke: var(--letu-accent); stroke-opacity: 0.35; }
.letu-dg-marks .letu-dg-grip { fill: var(--letu-accent); fill-opacity: 0.6; stroke: none; }
.letu-dg-marks g[data-grip]:hover .letu-dg-grip { fill-opacity: 1; }
.letu-dg-view:is([data-hit='cell'], [data-hit='label']) { cursor: move; }
.letu-dg-view:is([data-hit='arrow'], [data-hit='port']) { cursor: crosshair; }
.letu-dg-view[data-hit='fold'] { cursor: pointer; }
.letu-dg-view:is([data-hit='end'], [data-hit='bend'], [data-hit='leg']) { cursor: pointer; }
.letu-dg-view:is([data-hit='handle-nw'], [data-hit='handle-se']) { cursor: nwse-resize; }
.letu-dg-view:is([data-hit='handle-ne'], [data-hit='handle-sw']) { cursor: nesw-resize; }
.letu-dg-view:is([data-hit='handle-n'], [data-hit='handle-s']) { cursor: ns-resize; }
.letu-dg-view:is([data-hit='handle-e'], [data-hit='handle-w']) { cursor: ew-resize; }
.letu-dg-view[data-hit='line-column'] { cursor: col-resize; }
.letu-dg-view[data-hit='line-row'] { cursor: row-resize; }
.letu-dg-view:is([data-hit='handle-rotate'], [data-hit='grip']), .letu-dg-view[data-panning] { cursor: grab; }
.letu-dg-field {
  position: absolute; margin: 0; padding: 0; outline: none; color: var(--letu-text); line-height: 1.2; overflow-wrap: anywhere; min-height: 1.2em;
}
.letu-dg-field:not([data-writing]), .letu-dg-field[data-lost] { opacity: 0; pointer-events: none; caret-color: transparent; }
.letu-dg-field[data-writing] {
  user-select: text; -webkit-user-select: text; cursor: text; border-radius: 2px; background: var(--letu-dg-paper); box-shadow: 0 0 0 2px var(--letu-accent);
}
.letu-dg-field :is(p, ul, ol) { margin: 0; }
.letu-dg-anchor { position: absolute; width: 0; height: 0; }
.letu-dg-top {
  position: absolute; z-index: 1; inset-block-start: 12px; inset-inline: 12px; display: flex; flex-direction: column; align-items: center; gap: 8px;
  pointer-events: none;
}
.letu-dg-top > * {
  max-width: min(40rem, 100%); padding: 6px 12px; border: 1px solid var(--letu-border); border-radius: 8px; background: var(--letu-raised);
  box-shadow: var(--letu-shadow); font-size: 13px; color: var(--letu-text);
}
.letu-dg-top > [data-tone='warning'] { border-color: var(--letu-warning); color: var(--letu-warning); pointer-events: auto; }
.letu-dg-link {
  position: absolute; z-index: 1; display: flex; align-items: center; gap: 6px; box-sizing: border-box; width: max-content; max-width: min(260px, 100% - 16px); padding: 4px 10px;
  transform: translateX(-50%);
  border: 1px solid var(--letu-border); border-radius: 8px; background: var(--letu-raised); box-shadow: var(--letu-shadow);
  color: var(--letu-text-quiet); font-size: 13px; line-height: 20px;
}
.letu-dg-link :is(a, button) {
  min-width: 0; padding: 0; overflow: hidden; border: 0; border-radius: 3px; color: var(--letu-accent); background: none; font: inherit;
  text-overflow: ellipsis; white-space: nowrap; cursor: pointer;
}
.letu-dg-link :is(a, button):hover { text-decoration: underline; }
.letu-dg-insert {
  position: absolute; z-index: 3; box-sizing: border-box; width: 264px; max-height: 250px; display: flex; flex-direction: column; gap: 6px; padding: 8px;
  border: 1px solid var(--letu-border); border-radius: 10px; background: var(--letu-raised); box-shadow: var(--letu-shadow); color: var(--letu-text);
}
.letu-dg-insert input {
  box-sizing: border-box; width: 100%; height: 32px; padding: 0 10px; border: 1px solid var(--letu-border); border-radius: 6px; color: inherit;
  background: var(--letu-surface); font: 13px var(--letu-font);
}
.letu-dg-insert [role='listbox'] { display: grid; grid-template-columns: repeat(5, 1fr); grid-auto-rows: 48px; gap: 2px; overflow: auto; }
.letu-dg-insert button {
  display: flex; flex-direction: column; align-items: center; gap: 2px; padding: 5px 0 3px; border: 1px solid transparent; border-radius: 6px; background: none;
  color: inherit; font: 11px/14px var(--letu-font); cursor: pointer; overflow: hidden;
}
.letu-dg-insert button span { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.letu-dg-insert button:hover { background: var(--letu-line); }
.letu-dg-insert button[aria-selected='true'] { border-color: var(--letu-accent); background: var(--letu-line); }
.letu-dg-insert svg, .letu-dg-insert img { width: 28px; height: 21px; object-fit: contain; }
.letu-dg-insert p { margin: 4px; font-size: 13px; color: var(--letu-text-quiet); }
@media (forced-colors: active) {
  .letu-dg-marks .letu-dg-selected { stroke: Highlight; }
}
`;
