/** The look of keys, in lists of commands and wherever else they are named. */
export const keyStyles = `
:is(.letu-editor, .letu-palette) kbd {
  flex: none;
  padding: 1px 6px;
  border: 1px solid var(--letu-border);
  border-radius: 4px;
  color: var(--letu-text-quiet);
  background: var(--letu-surface);
  font: inherit;
  font-size: 12px;
  font-variant-numeric: tabular-nums;
}
`;

/** The look of the palette, inside of an editor and outside; see `EditorStyles`. */
export const paletteStyles = `
.letu-palette-list { max-height: min(56vh, 27rem); margin-top: 4px; overflow-y: auto; }
.letu-palette-title { padding: 8px 10px 2px; color: var(--letu-text-quiet); font-size: 12px; }
.letu-palette-list [role='option'] {
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 34px;
  padding: 5px 10px;
  border-radius: 6px;
  cursor: pointer;
}
.letu-palette-list [role='option'][aria-selected='true'] {
  background: var(--letu-accent-soft, var(--letu-line));
  color: var(--letu-accent);
}
.letu-palette-icon { flex: none; display: grid; place-items: center; width: 20px; }
.letu-palette-name { flex: 1 1 auto; min-width: 30%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.letu-palette-about {
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  color: var(--letu-text-quiet);
  font-size: 12px;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.letu-palette-nothing { margin: 12px 10px; color: var(--letu-text-quiet); }
.letu-palette-silent { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
${keyStyles}@media (max-width: 600px) { .letu-palette kbd { display: none; } }
`;
