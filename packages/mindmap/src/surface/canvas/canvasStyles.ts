/** The look of the canvas around the map. What is drawn of the map itself has its colours from its theme. */
export const canvasStyles = `
.letu-mm {
  position: absolute; inset: 0; display: flex; flex-direction: column; background: var(--letu-surface); container-type: size;
}
.letu-mm-stage { position: relative; flex: 1; min-height: 0; }
/* Nothing in it can be scrolled to, not even the caret. */
.letu-mm-view {
  position: absolute; inset: 0; overflow: clip; background: var(--letu-paper); cursor: default;
  touch-action: none; user-select: none; -webkit-user-select: none;
}
.letu-mm-view[data-hit='fold'], .letu-mm-view[data-hit='sign'], .letu-mm-view[data-hit='relationship'] { cursor: pointer; }
.letu-mm-view:is([data-hit='bend'], [data-hit='end']) { cursor: move; }
.letu-mm-view[data-hit='side'] { cursor: row-resize; }
.letu-mm-view[data-panning] { cursor: grab; }
.letu-mm-layer { position: absolute; top: 0; left: 0; width: 0; height: 0; transform-origin: 0 0; }
.letu-mm-layer > svg { position: absolute; top: 0; left: 0; width: 1px; height: 1px; overflow: visible; pointer-events: none; }
.letu-mm-marks :is(rect, path, circle):where(:not(.letu-mm-ghost *)) { fill: none; stroke: var(--letu-accent); vector-effect: non-scaling-stroke; }
.letu-mm-marks .letu-mm-selected { stroke-width: 1.5; stroke-opacity: 0.75; }
.letu-mm-marks .letu-mm-last { stroke-width: 2.5; stroke-opacity: 1; }
.letu-mm-marks .letu-mm-hover { stroke-width: 1.5; stroke-opacity: 0.35; }
.letu-mm-view:not(:focus-within) .letu-mm-marks .letu-mm-selected { stroke: var(--letu-text-quiet); }
.letu-mm-marks .letu-mm-fold { fill: var(--letu-raised); stroke-width: 1.5; }
.letu-mm-marks .letu-mm-sign { stroke-width: 1.5; }
.letu-mm-marks .letu-mm-glow { stroke-width: 6; stroke-opacity: 0.25; }
.letu-mm-marks .letu-mm-arm { stroke-width: 1; stroke-dasharray: 3 3; }
.letu-mm-marks :is(.letu-mm-handle, .letu-mm-bend) { fill: var(--letu-raised); stroke-width: 2; }
.letu-mm-marks .letu-mm-bend { fill: var(--letu-accent); }
.letu-mm-marks .letu-mm-band { fill: var(--letu-accent); fill-opacity: 0.08; stroke-width: 1; }
.letu-mm-marks .letu-mm-drawn { stroke-width: 2; stroke-dasharray: 6 4; }
.letu-mm-marks .letu-mm-target { stroke-width: 2; fill: var(--letu-accent); fill-opacity: 0.1; }
.letu-mm-marks .letu-mm-drop { fill: var(--letu-accent); stroke: none; }
.letu-mm-marks .letu-mm-ghost { opacity: 0.6; }
.letu-mm-field {
  position: absolute; margin: 0; padding: 0; border: 0; overflow: hidden; resize: none; outline: none; color: var(--letu-text);
  background: none; overflow-wrap: anywhere;
}
.letu-mm-field:not([data-writing]), .letu-mm-field[data-lost] { opacity: 0; pointer-events: none; caret-color: transparent; }
.letu-mm-field[data-writing] { user-select: text; -webkit-user-select: text; box-shadow: 0 0 0 2px transparent; }
.letu-mm-anchor { position: absolute; width: 0; height: 0; }
.letu-mm-top {
  position: absolute; z-index: 1; inset-block-start: 12px; inset-inline: 12px; display: flex; flex-direction: column; align-items: center; gap: 8px;
  pointer-events: none;
}
.letu-mm-top > * {
  display: flex; align-items: center; gap: 10px; max-width: min(40rem, 100%); padding: 6px 12px; border: 1px solid var(--letu-border);
  border-radius: 8px; background: var(--letu-raised); box-shadow: var(--letu-shadow); font-size: 13px; pointer-events: auto;
}
.letu-mm-bar {
  display: flex; flex: none; justify-content: safe center; gap: 2px; padding: 3px; overflow-x: auto; border-block-end: 1px solid var(--letu-border);
  background: var(--letu-raised);
}
.letu-mm-bar button {
  display: flex; flex-direction: column; align-items: center; gap: 1px; min-width: 56px; padding: 4px 6px 3px; border: none; border-radius: 7px;
  color: var(--letu-text); background: none; font: 12px/16px var(--letu-font); white-space: nowrap; cursor: pointer;
}
.letu-mm-bar button:hover { background: var(--letu-line); }
.letu-mm-bar button[aria-disabled='true'] { color: var(--letu-text-quiet); opacity: 0.55; cursor: default; }
/* Keys delete where there are any. */
@media not ((hover: none) and (pointer: coarse)) {
  .letu-mm-bar [data-name='remove'] { display: none; }
}
.letu-mm-bar svg { width: 19px; height: 18px; }
@container (max-width: 420px) {
  .letu-mm-bar button { min-width: 48px; padding-inline: 3px; }
}
@container (max-height: 360px) {
  .letu-mm-bar button { min-width: 44px; padding: 6px; }
  .letu-mm-bar span { display: none; }
}
.letu-mm-top > [data-tone='warning'] { border-color: var(--letu-warning); color: var(--letu-warning); }
.letu-mm-popover {
  position: absolute; z-index: 10; display: flex; flex-direction: column; gap: 8px; width: max-content; max-width: min(22rem, calc(100% - 16px));
  max-height: 60%; padding: 12px; border: 1px solid var(--letu-border); border-radius: 10px; background: var(--letu-raised);
  box-shadow: var(--letu-shadow);
}
.letu-mm-popover p { margin: 0; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
.letu-mm-popover footer { display: flex; justify-content: flex-end; gap: 8px; }
@media (forced-colors: active) {
  .letu-mm-marks .letu-mm-selected { stroke: Highlight; }
}
`;
