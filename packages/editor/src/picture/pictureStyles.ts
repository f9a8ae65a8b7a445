/** The look of the interactive picture and its outline. */
export const pictureStyles = `
.letu-editor { --letu-mark: #0958d9; --letu-found: #ffd54a; --letu-found-here: #ff8a1f; --letu-pattern: rgb(15 23 42 / 9%); --letu-added: #1a7f37; --letu-removed: #c4161c; --letu-changed: #8a4b00; }
.letu-editor [data-picture-theme='dark'] { --letu-mark: #7aabff; --letu-pattern: rgb(255 255 255 / 6%); --letu-added: #56d364; --letu-removed: #ff8080; --letu-changed: #f0b04f; }
.letu-interactive { display: flex; flex: 1; width: 100%; min-height: 0; }
.letu-canvas-area { position: relative; flex: 1; min-width: 0; min-height: 0; }
.letu-view {
  position: absolute;
  inset: 0;
  overflow: hidden;
  overflow: clip;
  contain: strict;
  cursor: grab;
  touch-action: none;
}
.letu-shield { position: absolute; inset: 0; z-index: 1; display: none; cursor: grabbing; }
.letu-view[data-moving] > .letu-shield { display: block; }
.letu-editor .letu-view:focus-visible { outline: 2px solid var(--letu-accent); outline-offset: -2px; }
.letu-editor[data-theme='light'] [data-picture-theme='dark'] .letu-view { background: #1e1f23; }
.letu-editor[data-theme='dark'] [data-picture-theme='light'] .letu-view { background: #f7f8fa; }
.letu-layer { position: absolute; inset-block-start: 0; left: 0; width: max-content; transform-origin: 0 0; direction: ltr; }
[data-state='stale'] .letu-layer { opacity: 0.45; }
[data-state='stale'] .letu-canvas-area::before {
  content: '';
  position: absolute;
  inset: 0 0 auto;
  z-index: 1;
  height: 2px;
  background: var(--letu-warning);
}
.letu-backdrop {
  --letu-double: calc(2 * var(--letu-cell, 20px));
  position: absolute;
  inset: calc(-1 * var(--letu-double));
  will-change: transform;
}
.letu-backdrop[data-background='grid'] {
  background:
    linear-gradient(var(--letu-pattern) 1px, transparent 1px) 0 0 / 100% var(--letu-cell, 20px),
    linear-gradient(90deg, var(--letu-pattern) 1px, transparent 1px) 0 0 / var(--letu-cell, 20px) 100%;
}
.letu-backdrop[data-background='checkerboard'] {
  background: repeating-conic-gradient(var(--letu-pattern) 0 25%, transparent 0 50%) 0 0 / var(--letu-double) var(--letu-double);
}
.letu-marks { position: absolute; inset: 0; pointer-events: none; }
.letu-mark {
  position: absolute;
  border-radius: 2px;
  background: var(--letu-found);
  opacity: 0.5;
  outline: 1px solid #a35200;
}
.letu-mark[data-current] { background: var(--letu-found-here); opacity: 0.6; outline-width: 2px; }
/* Frames differ as their colours do, and each has its sign. */
.letu-change { position: absolute; margin: -6px; padding: 4px; box-sizing: content-box !important; border-radius: 6px; border: 2px solid var(--letu-change); }
.letu-change[data-change='added'] { --letu-change: var(--letu-added); }
.letu-change[data-change='removed'] { --letu-change: var(--letu-removed); border-style: dotted; }
.letu-change[data-change='changed'] { --letu-change: var(--letu-changed); border-style: dashed; }
.letu-change[data-point] { border: none; }
.letu-change::before {
  content: attr(data-sign);
  position: absolute;
  inset-block-start: -11px;
  inset-inline-end: -11px;
  width: 20px;
  height: 20px;
  border-radius: 50%;
  color: #fff;
  background: var(--letu-change);
  font: 600 14px/20px var(--letu-font);
  text-align: center;
}
.letu-change[data-point]::before { inset: -4px; }
[data-picture-theme='dark'] .letu-change::before { color: #17181b; }
.letu-controls {
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: space-between;
  gap: 8px;
  padding: 0 12px 12px;
  pointer-events: none;
}
.letu-tools {
  display: flex;
  padding: 2px;
  border: 1px solid var(--letu-border);
  border-radius: 8px;
  background: var(--letu-raised);
  box-shadow: var(--letu-shadow);
  pointer-events: auto;
}
.letu-tool {
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  min-width: 32px;
  height: 32px;
  padding: 0;
  border: none;
  border-radius: 6px;
  color: var(--letu-text-quiet);
  background: none;
  font: inherit;
  font-size: 13px;
  cursor: pointer;
}
.letu-tool:hover { color: var(--letu-text); background: var(--letu-line); }
.letu-tool[aria-pressed='true'] { color: var(--letu-accent); background: var(--letu-line); }
.letu-zoom { position: absolute; inset-block-end: 12px; inset-inline-end: 12px; z-index: 1; }
.letu-zoom svg { width: 16px; height: 16px; }
.letu-percent { min-width: 52px; font-variant-numeric: tabular-nums; }
.letu-search {
  position: absolute;
  inset-block-start: 12px;
  inset-inline-end: 12px;
  z-index: 2;
  max-width: calc(100% - 24px);
  padding: 2px;
  border: 1px solid var(--letu-border);
  border-radius: 8px;
  background: var(--letu-raised);
  box-shadow: var(--letu-shadow);
}
.letu-search-row { display: flex; align-items: center; }
.letu-canvas-search .letu-search { width: min(22rem, calc(100% - 24px)); }
.letu-canvas-search .letu-search-row { flex-wrap: nowrap; }
.letu-canvas-search .letu-search-row:has(> .letu-search-replacing) { flex-wrap: wrap; }
.letu-search-replacing { order: 1; flex: 1 0 100%; }
.letu-canvas-search .letu-tool { min-width: 34px; }
.letu-canvas-search .letu-tool:is(:disabled, [aria-disabled='true']) { cursor: default; opacity: 0.5; }
.letu-canvas-search .letu-search-word { padding-inline: 10px; color: var(--letu-text); font: inherit; font-size: 13px; white-space: nowrap; }
.letu-canvas-search mark { border-radius: 2px; color: inherit; background: var(--letu-match); }
.letu-search-said {
  flex: 1; min-width: 0; padding-inline: 8px; overflow: hidden; color: var(--letu-text-quiet); font-size: 13px; text-align: end;
  text-overflow: ellipsis; white-space: nowrap;
}
.letu-search input {
  flex: 1;
  width: 11rem;
  min-width: 4rem;
  height: 32px;
  padding: 0 10px;
  border: none;
  border-radius: 6px;
  color: var(--letu-text);
  background: none;
  font: inherit;
}
.letu-editor .letu-search input:focus-visible { outline: 2px solid var(--letu-accent); outline-offset: -2px; }
.letu-search input::placeholder { color: var(--letu-text-quiet); opacity: 1; }
.letu-search-count { padding: 0 6px; color: var(--letu-text-quiet); font-size: 13px; white-space: nowrap; }
[data-part='preview']:has([data-search]) .letu-chip { inset-block-start: 60px; }
.letu-minimap {
  position: absolute;
  inset-block-end: 60px;
  inset-inline-end: 12px;
  overflow: hidden;
  border-radius: 6px;
  background: var(--letu-raised);
  box-shadow: 0 0 0 1px var(--letu-border), var(--letu-shadow);
  cursor: crosshair;
  touch-action: none;
}
.letu-editor[data-theme='light'] [data-picture-theme='dark'] .letu-minimap { background: #26282d; }
.letu-editor[data-theme='dark'] [data-picture-theme='light'] .letu-minimap { background: #fff; }
/* The frame moves with the picture: without a layer of its own, the small picture would be painted anew each time. */
.letu-minimap img { display: block; width: 100%; height: 100%; will-change: transform; }
.letu-minimap-frame {
  position: absolute;
  inset-block-start: 0;
  left: 0;
  border-radius: 2px;
  outline: 2px solid var(--letu-mark);
  box-shadow: 0 0 0 999px rgb(15 23 42 / 12%);
  will-change: transform;
  pointer-events: none;
}
.letu-passing {
  position: absolute;
  inset-block-end: 60px;
  inset-inline: 12px;
  z-index: 2;
  width: fit-content;
  max-width: calc(100% - 24px);
  margin: 0 auto;
  padding: 6px 12px;
  border: 1px solid var(--letu-border);
  border-radius: 8px;
  background: var(--letu-raised);
  box-shadow: var(--letu-shadow);
  font-size: 13px;
}
.letu-passing:empty { padding: 0; border: none; box-shadow: none; }
.letu-rename {
  position: absolute;
  z-index: 3;
  padding: 2px 6px;
  border: 1px solid var(--letu-accent);
  border-radius: 6px;
  color: var(--letu-text);
  background: var(--letu-raised);
  box-shadow: var(--letu-shadow);
  font: inherit;
  line-height: 1.4;
  text-align: center;
  resize: none;
}
.letu-editor .letu-rename:focus-visible { outline: 2px solid var(--letu-accent); outline-offset: -1px; }
.letu-popover {
  position: absolute;
  z-index: 3;
  width: max-content;
  max-width: min(22rem, calc(100% - 16px));
  padding: 12px;
  border: 1px solid var(--letu-border);
  border-radius: 8px;
  background: var(--letu-raised);
  box-shadow: var(--letu-shadow);
  font-size: 13px;
}
.letu-address {
  max-height: 5rem;
  margin: 0 0 8px;
  overflow-y: auto;
  color: var(--letu-text-quiet);
  overflow-wrap: anywhere;
}
.letu-popover-actions { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
.letu-popover-actions .letu-tool { margin-inline-start: auto; }
a.letu-button { text-decoration: none; }
.letu-editor :is(a, [role='treeitem']):focus-visible { outline: 2px solid var(--letu-accent); outline-offset: -2px; }
.letu-outline {
  display: flex;
  flex: none;
  flex-direction: column;
  width: min(17rem, 45%);
  border-inline-end: 1px solid var(--letu-border);
  background: var(--letu-surface);
}
.letu-outline-head {
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 4px 4px 4px 12px;
  border-block-end: 1px solid var(--letu-border);
}
.letu-outline-body { flex: 1; min-height: 0; overflow: auto; padding: 6px; }
.letu-outline-body > p { margin: 6px; }
.letu-outline h3 { margin: 12px 6px 4px; color: var(--letu-text-quiet); font-size: 13px; font-weight: 600; }
.letu-tree, .letu-link-list { margin: 0; padding: 0; list-style: none; }
.letu-tree li {
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  border-radius: 6px;
  cursor: pointer;
}
.letu-tree li:hover { background: var(--letu-line); }
.letu-tree .letu-icon { color: var(--letu-text-quiet); }
.letu-twist { flex: none; width: 16px; }
.letu-row-label { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.letu-link-list a { display: block; padding: 4px 6px; color: var(--letu-accent); overflow-wrap: anywhere; }
@container (max-width: 719px) {
  .letu-outline { position: absolute; inset: 0; z-index: 4; width: auto; border: none; }
  .letu-minimap { display: none; }
}
@media (pointer: coarse) {
  .letu-tool { min-width: 44px; height: 44px; }
  .letu-search input { height: 44px; }
  .letu-tree li { min-height: 44px; }
  .letu-minimap, .letu-passing { inset-block-end: 72px; }
  [data-part='preview']:has([data-search]) .letu-chip { inset-block-start: 72px; }
  .letu-popover .letu-button { min-height: 44px; padding-block: 10px; }
}
`;
