/** The look of what charts are edited with. Colours are the editor's custom properties, so one sheet serves light and dark. */
export const surfaceStyles = `
.letu-chart { display: flex; flex-direction: column; height: 100%; background: var(--letu-surface); }
.letu-chart-tabs {
  flex: none;
  display: flex;
  gap: 2px;
  padding: 0 8px;
  border-block-end: 1px solid var(--letu-border);
}
.letu-chart-tabs > [role='tab'] {
  padding: 6px 12px;
  border: none;
  border-block-end: 2px solid transparent;
  color: var(--letu-text-quiet);
  background: none;
  font: inherit;
  font-size: 13px;
  cursor: pointer;
}
.letu-chart-tabs > [role='tab']:hover { color: var(--letu-text); }
.letu-chart-tabs > [role='tab'][aria-selected='true'] { color: var(--letu-accent); border-color: var(--letu-accent); }
.letu-chart-views { position: relative; flex: 1; min-height: 0; }
/* Not display: none, in which the code could not scroll to where it is told to. */
.letu-chart-view { position: absolute; inset: 0; }
.letu-chart-view[data-hidden] { visibility: hidden; }

.letu-data { display: flex; flex-direction: column; height: 100%; }
.letu-data-bar {
  flex: none;
  display: flex;
  align-items: center;
  gap: 2px;
  min-height: 36px;
  padding: 4px 8px;
  overflow: hidden;
}
.letu-data-size { margin-inline-start: auto; padding-inline: 4px; font-size: 12px; white-space: nowrap; }
.letu-data-grid { flex: 1; min-height: 0; border-block-start: 1px solid var(--letu-border); }
.letu-data-empty {
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  height: 100%;
  padding: 24px;
  text-align: center;
}
.letu-data-empty > p { max-width: 28em; margin: 0; }
.letu-data-empty > .letu-data-broken { justify-content: center; border-radius: 8px; }
.letu-data-broken {
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin: 0;
  padding: 6px 12px;
  color: var(--letu-warning);
  background: var(--letu-canvas);
  font-size: 13px;
}

.letu-grid { position: relative; height: 100%; overflow: auto; background: var(--letu-surface); font-size: 13px; }
.letu-grid-table { position: relative; width: max-content; min-width: 100%; }
.letu-grid-head { position: sticky; z-index: 3; inset-block-start: 0; width: max-content; min-width: 100%; }
.letu-grid-row {
  display: grid;
  grid-template-columns: var(--letu-grid-columns);
  width: max-content;
  height: 100%;
}
[role='rowgroup']:not(.letu-grid-head) > .letu-grid-row { position: absolute; inset-inline-start: 0; }
.letu-grid-head, .letu-grid-head .letu-grid-number { background: var(--letu-canvas); }
.letu-grid-head .letu-grid-cell { background: var(--letu-canvas); font-weight: 600; }
.letu-grid-cell, .letu-grid-number {
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  border-block-end: 1px solid var(--letu-border);
  border-inline-end: 1px solid var(--letu-border);
}
.letu-grid-cell { background: var(--letu-surface); cursor: cell; user-select: none; }
.letu-grid-number {
  position: sticky;
  z-index: 2;
  inset-inline-start: 0;
  justify-content: center;
  color: var(--letu-text-quiet);
  background: var(--letu-canvas);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  cursor: grab;
  touch-action: none;
  user-select: none;
}
.letu-grid-number[data-selected] { color: var(--letu-accent); font-weight: 600; }
.letu-grid-text { flex: 1; min-width: 0; padding: 0 8px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.letu-grid-cell:is([data-kind='number'], [data-kind='percent'], [data-kind='date']) :is(.letu-grid-text, .letu-grid-input) {
  text-align: end;
  font-variant-numeric: tabular-nums;
}
.letu-grid-cell[aria-selected='true'] { background: var(--letu-selection); }
.letu-grid-cell[data-active] { z-index: 1; background: var(--letu-surface); outline: 2px solid var(--letu-accent); outline-offset: -2px; }
.letu-grid-cell[aria-invalid='true']::after {
  content: '';
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  border: 4px solid;
  border-color: var(--letu-warning) var(--letu-warning) transparent transparent;
}
.letu-grid-input {
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0 8px;
  border: none;
  outline: none;
  color: inherit;
  background: none;
  font: inherit;
}
/* Until it is written in, presses are for the cell, and the text that is selected looks as it does in the others. */
.letu-grid-input[data-mode='ready'] { pointer-events: none; caret-color: transparent; }
.letu-grid-input[data-mode='ready']::selection { color: inherit; background: transparent; }
.letu-grid-grip {
  flex: none;
  align-self: stretch;
  display: grid;
  place-items: center;
  width: 24px;
  color: var(--letu-text-quiet);
  font-size: 11px;
  font-weight: 400;
  cursor: grab;
  touch-action: none;
}
.letu-grid-grip:hover, .letu-grid-number:hover { background: var(--letu-line); }
.letu-grid-grip ~ :is(.letu-grid-text, .letu-grid-input) { padding-inline-start: 0; }
.letu-grid-edge {
  position: absolute;
  z-index: 1;
  inset-block: 0;
  inset-inline-end: -4px;
  width: 8px;
  cursor: col-resize;
  touch-action: none;
}
.letu-grid-edge:hover { background: var(--letu-accent); opacity: 0.4; }
.letu-grid-row[data-new] .letu-grid-cell:not([data-active]) { background: var(--letu-canvas); }
.letu-grid-drop { position: absolute; z-index: 4; background: var(--letu-accent); pointer-events: none; }
.letu-grid-drop[data-axis='row'] { inset-inline: 0; height: 2px; margin-block-start: -1px; }
.letu-grid-drop[data-axis='column'] { inset-block: 0; width: 2px; margin-inline-start: -1px; }

.letu-gallery { height: 100%; overflow: auto; }
.letu-gallery-cards {
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(132px, 30%), 1fr));
  gap: 10px;
  padding: 12px;
}
.letu-type {
  position: relative;
  display: flex;
  flex-direction: column;
  padding: 6px 8px 8px;
  border: 1px solid var(--letu-border);
  border-radius: 8px;
  background: var(--letu-surface);
  cursor: pointer;
}
.letu-type:hover { border-color: var(--letu-border-strong); }
.letu-type:has(:disabled) { cursor: default; }
.letu-type[data-checked] { border-color: var(--letu-accent); box-shadow: inset 0 0 0 1px var(--letu-accent); }
.letu-type:has(:focus-visible) { outline: 2px solid var(--letu-accent); outline-offset: 2px; }
.letu-type-picture { display: grid; place-items: center; aspect-ratio: 3 / 2; color: var(--letu-text-quiet); }
.letu-type-picture > img { display: block; width: 100%; height: 100%; object-fit: contain; }
.letu-type-sign { width: 40px; height: 40px; opacity: 0.7; }
.letu-type-name { font-size: 13px; text-align: center; }
.letu-type[data-refused] .letu-type-name { color: var(--letu-text-quiet); }
.letu-type-reason { margin-block-start: 2px; color: var(--letu-text-quiet); font-size: 12px; line-height: 1.4; text-align: center; }
`;
