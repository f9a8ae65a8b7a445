/** The look of the outline. A text grows with what stands unseen behind it, which wraps as it does. */
export const outlineStyles = `
.letu-map-outline {
  display: flex; flex: none; flex-direction: column; box-sizing: border-box; width: 320px; min-width: 200px; max-width: 60%; height: 100%;
  overflow: hidden; resize: horizontal; border-inline-end: 1px solid var(--letu-border); background: var(--letu-surface); color: var(--letu-text);
}
.letu-map-outline-list { flex: 1; min-height: 0; overflow: auto; padding-block: 8px; scrollbar-gutter: stable; }
.letu-map-outline-place { position: absolute; inset-inline: 0; top: 0; }
.letu-map-outline-row { position: relative; display: flex; align-items: flex-start; gap: 4px; padding-block: 2px; padding-inline-end: 12px; }
.letu-map-outline-row:hover { background: var(--letu-line); }
.letu-map-outline-row[aria-selected='true'] { background: var(--letu-selection); }
.letu-map-outline-row[data-drop]::after {
  content: ''; position: absolute; inset-inline: 24px 12px; height: 2px; background: var(--letu-accent); pointer-events: none;
}
.letu-map-outline-row[data-drop='before']::after { top: -1px; }
.letu-map-outline-row[data-drop='after']::after { bottom: -1px; }
.letu-map-outline-row[data-drop='child']::after { bottom: -1px; inset-inline-start: 72px; }
.letu-map-outline-fold {
  flex: none; width: 20px; height: 24px; margin-block-start: 2px; padding: 2px; border: 0; border-radius: 4px;
  background: none; color: var(--letu-text-quiet); cursor: pointer;
}
.letu-map-outline-fold:hover { background: var(--letu-line); color: var(--letu-text); }
.letu-map-outline-fold svg { width: 16px; height: 16px; display: block; }
.letu-map-outline-bullet { flex: none; width: 16px; height: 28px; position: relative; }
.letu-map-outline-bullet[draggable='true'] { cursor: grab; }
.letu-map-outline-bullet::before {
  content: ''; position: absolute; inset: 11px 5px; border-radius: 50%; background: var(--letu-border-strong);
}
.letu-map-outline-bullet[draggable='true']:hover::before { background: var(--letu-accent); }
.letu-map-outline-text { flex: 1; min-width: 8em; display: grid; font: 14px/20px var(--letu-font); }
.letu-map-outline-text[data-level='1'] { font-weight: 600; font-size: 16px; }
.letu-map-outline-text[data-level='2'] { font-weight: 600; }
.letu-map-outline-text::after, .letu-map-outline-text > textarea {
  grid-area: 1 / 1; margin: 0; padding: 4px; border: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere;
}
.letu-map-outline-text::after { content: attr(data-text) ' '; visibility: hidden; }
.letu-map-outline-text > textarea {
  width: 100%; resize: none; overflow: hidden; background: none; color: inherit; border-radius: 4px; outline-offset: -1px;
}
.letu-map-outline-text > textarea:focus-visible { outline: 2px solid var(--letu-accent); }
.letu-map-outline-signs {
  flex: none; max-width: 45%; display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 6px; padding-block: 6px;
  font: 12px/16px var(--letu-font); color: var(--letu-text-quiet);
}
.letu-map-outline-tag { padding-inline: 6px; border-radius: 8px; background: var(--letu-line); color: var(--letu-text); }
`;
