/** The look of what lies around a map's canvas. */
export const panelStyles = `
.letu-map-frame { position: absolute; inset: 0; display: flex; overflow: hidden; }
.letu-map-middle { position: relative; display: flex; flex: 1; min-width: 0; min-height: 0; }
.letu-map-stage { position: relative; flex: 1; min-width: 0; min-height: 0; }
[data-narrow] .letu-map-outline { position: absolute; inset: 0; z-index: 2; width: auto; max-width: none; }
.letu-map-side { display: flex; flex: none; min-height: 0; background: var(--letu-surface); color: var(--letu-text); }
.letu-map-bar {
  display: flex; flex: none; flex-direction: column; gap: 2px; width: 60px; padding: 6px 4px; overflow-y: auto;
  border-inline-start: 1px solid var(--letu-border);
}
.letu-map-bar button {
  display: flex; flex: none; flex-direction: column; align-items: center; gap: 3px; width: 100%; padding: 7px 0 5px;
  border: 0; border-radius: 6px; color: var(--letu-text-quiet); background: none; font: inherit; font-size: 12px;
  line-height: 16px; cursor: pointer;
}
.letu-map-bar button svg { width: 17px; height: 17px; }
.letu-map-bar button:hover { color: var(--letu-text); background: var(--letu-line); }
.letu-map-bar button:is([aria-expanded='true'], [aria-pressed='true']) { color: var(--letu-accent); background: var(--letu-line); }
.letu-map-panel {
  display: flex; flex-direction: column; width: 284px; min-height: 0; border-inline-start: 1px solid var(--letu-border);
  outline-offset: -2px;
}
.letu-map-panel:focus-visible { outline: 2px solid var(--letu-accent); }
.letu-map-panel > header { display: flex; flex: none; align-items: center; padding: 6px 6px 2px 16px; }
.letu-map-panel h2 { flex: 1; margin: 0; font-size: 14px; font-weight: 600; line-height: 32px; }
.letu-map-panel h3 { margin: 0; color: var(--letu-text-quiet); font-size: 13px; font-weight: 500; line-height: 20px; }
.letu-map-panel-body {
  display: flex; flex: 1; flex-direction: column; gap: 14px; min-height: 0; padding: 4px 16px 20px; overflow-y: auto;
  scrollbar-gutter: stable; scrollbar-width: thin;
}
.letu-map-panel-body > * { flex: none; }
.letu-map-panel-body > button { align-self: flex-start; }
.letu-map-panel-body > .letu-map-note { flex: 1; }
.letu-map-frame[data-narrow] { flex-direction: column; }
[data-narrow] > .letu-map-side { flex-direction: column; }
/* What a panel holds changes with the selection; the canvas stays where a finger taps it twice. */
[data-narrow] > .letu-map-side:has(> .letu-map-panel) { height: 54%; }
[data-narrow] .letu-map-bar {
  flex-direction: row; gap: 0; width: auto; padding: 2px 4px; border-block-start: 1px solid var(--letu-border);
  border-inline-start: 0; overflow-x: auto;
}
[data-narrow] .letu-map-bar button { flex: 1; min-width: 44px; padding: 5px 0 3px; }
[data-narrow] .letu-map-panel {
  flex: 1; width: auto; border-block-start: 1px solid var(--letu-border); border-inline-start: 0;
}
[data-narrow] .letu-map-panel-body { padding-block-end: 12px; }
.letu-map-about { margin: 0; color: var(--letu-text-quiet); font-size: 13px; overflow-wrap: anywhere; }
.letu-map-hint { margin: 0; color: var(--letu-text-quiet); font-size: 12px; line-height: 1.6; }
.letu-map-hint[data-wrong] { color: var(--letu-error); }
.letu-map-empty { padding: 32px 8px; text-align: center; }
.letu-map-empty strong { font-weight: 600; }
.letu-map-empty p { margin: 6px 0 0; color: var(--letu-text-quiet); font-size: 13px; }
.letu-map-field { display: flex; flex-direction: column; gap: 6px; }
.letu-map-field-head { display: flex; align-items: baseline; justify-content: space-between; font-size: 13px; line-height: 20px; }
.letu-map-field-head > :first-child { color: var(--letu-text-quiet); }
.letu-map-field-head button, .letu-map-link {
  padding: 0 2px; border: 0; border-radius: 4px; color: var(--letu-accent); background: none; font: inherit; font-size: 12px;
  cursor: pointer;
}
.letu-map-link { align-self: flex-start; }
:is(.letu-map-field-head button, .letu-map-link):hover { text-decoration: underline; }
.letu-map-choices { min-width: 0; margin: 0; padding: 0; border: 0; }
.letu-map-choices > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(72px, 1fr)); gap: 6px; }
.letu-map-choices label { position: relative; display: flex; flex-direction: column; align-items: center; gap: 3px; cursor: pointer; }
.letu-map-picture {
  display: grid; place-items: center; width: 100%; min-height: 32px; overflow: hidden; border: 1px solid var(--letu-border);
  border-radius: 6px; color: var(--letu-text-quiet); font-size: 16px;
}
.letu-map-picture svg { display: block; width: 100%; max-width: 40px; }
.letu-map-choices[data-names] .letu-map-picture svg { max-width: none; }
.letu-map-name { font-size: 12px; line-height: 16px; text-align: center; }
.letu-map-choices label:hover .letu-map-picture { border-color: var(--letu-border-strong); color: var(--letu-text); }
.letu-map-choices :checked + .letu-map-picture {
  border-color: var(--letu-accent); box-shadow: 0 0 0 1px var(--letu-accent); color: var(--letu-accent);
}
.letu-map-choices :focus-visible + .letu-map-picture { outline: 2px solid var(--letu-accent); outline-offset: 2px; }
.letu-map-choices:disabled label { cursor: default; opacity: 0.6; }
.letu-map-colors { display: flex; flex-direction: column; border: 1px solid var(--letu-border); border-radius: 8px; }
.letu-map-color + .letu-map-color { border-block-start: 1px solid var(--letu-border); }
.letu-map-color > button {
  display: flex; align-items: center; gap: 8px; width: 100%; padding: 7px 10px; border: 0; border-radius: 8px;
  color: inherit; background: none; font: inherit; font-size: 13px; line-height: 20px; cursor: pointer;
}
.letu-map-color > button:hover { background: var(--letu-line); }
.letu-map-color > button:disabled { cursor: default; }
.letu-map-color > [role='group'] { display: flex; flex-direction: column; gap: 10px; padding: 4px 10px 12px; }
.letu-map-color-said { flex: 1; color: var(--letu-text-quiet); text-align: end; }
.letu-map-swatch {
  flex: none; width: 22px; height: 22px; border-radius: 50%; box-shadow: inset 0 0 0 1px rgb(128 128 128 / 45%);
}
.letu-map-swatch[data-none] {
  background: linear-gradient(to top right, transparent calc(50% - 1px), var(--letu-error) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px));
}
.letu-map-color .letu-map-choices > div { gap: 4px; justify-items: center; }
.letu-map-color .letu-map-picture { width: 26px; min-height: 26px; border: 0; border-radius: 50%; }
.letu-map-color :checked + .letu-map-picture { box-shadow: 0 0 0 2px var(--letu-accent); }
.letu-map-own-color { display: flex; align-items: center; gap: 8px; font-size: 13px; }
.letu-map-own-color label { flex: none; }
.letu-map-own-color input[type='color'] {
  flex: none; width: 36px; height: 24px; padding: 1px; border: 1px solid var(--letu-border-strong); border-radius: 4px;
  background: none; cursor: pointer;
}
.letu-map-inline { display: flex; align-items: center; gap: 8px; }
.letu-map-inline .letu-map-number { flex: 1; }
.letu-map-number { width: 100%; min-width: 0; }
.letu-map-flags { display: flex; flex: none; gap: 2px; font-size: 15px; }
.letu-map-flags .letu-tool { font-size: 15px; }
.letu-map-flags .letu-tool[aria-pressed='mixed'] { box-shadow: inset 0 -2px var(--letu-accent); }
.letu-map-flags .letu-tool:disabled { cursor: default; opacity: 0.6; }
.letu-map-setting { display: grid; grid-template-columns: 1fr auto; align-items: center; gap: 2px 12px; font-size: 13px; }
.letu-map-setting > label { color: var(--letu-text-quiet); }
.letu-map-setting > p { grid-column: 1 / -1; }
.letu-map-setting .ant-select { min-width: 116px; }
.letu-map-actions { display: flex; flex-wrap: wrap; gap: 8px; }
.letu-map-chips { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; list-style: none; }
.letu-map-chips > li { display: flex; max-width: 100%; }
.letu-map-chip {
  display: inline-flex; align-items: center; gap: 4px; min-height: 28px; max-width: 100%; padding: 2px 8px; border: 1px solid var(--letu-border);
  border-radius: 14px; color: var(--letu-text); background: var(--letu-canvas); font: inherit; font-size: 13px; line-height: 20px;
}
.letu-map-chip[data-partly] { border-style: dashed; border-color: var(--letu-border-strong); }
button.letu-map-chip { cursor: pointer; }
button.letu-map-chip:hover { border-color: var(--letu-accent); }
.letu-map-chip > span:not(.anticon) { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.letu-map-chip > button {
  display: grid; flex: none; place-items: center; width: 24px; height: 24px; margin-inline-end: -6px; padding: 0; border: 0; border-radius: 50%;
  color: var(--letu-text-quiet); background: none; font-size: 11px; cursor: pointer;
}
.letu-map-chip > button:hover { color: var(--letu-text); background: var(--letu-line); }
.letu-map-note {
  width: 100%; min-height: 160px; padding: 10px 12px; border: 1px solid var(--letu-border-strong); border-radius: 6px;
  color: inherit; background: var(--letu-surface); font: inherit; line-height: 1.7; resize: none;
}
[data-narrow] .letu-map-note { min-height: 110px; }
.letu-map-note::placeholder { color: var(--letu-text-quiet); opacity: 1; }
.letu-map-note:focus-visible { border-color: var(--letu-accent); outline: 1px solid var(--letu-accent); }
.letu-map-image {
  display: grid; place-items: center; min-height: 96px; padding: 8px; border: 1px solid var(--letu-border); border-radius: 8px;
  background: repeating-conic-gradient(var(--letu-line) 0 25%, transparent 0 50%) 0 / 16px 16px;
}
.letu-map-image img { display: block; max-width: 100%; max-height: 200px; }
.letu-map-marks { display: grid; grid-template-columns: repeat(auto-fill, minmax(34px, 1fr)); gap: 2px; }
.letu-map-marks button {
  display: grid; place-items: center; aspect-ratio: 1; padding: 0; border: 1px solid transparent; border-radius: 6px; color: inherit;
  background: none; font-size: 20px; line-height: 1; cursor: pointer;
}
.letu-map-marks button svg { width: 22px; height: 22px; }
.letu-map-marks button:hover { background: var(--letu-line); }
.letu-map-marks button:is([aria-pressed='true'], [aria-pressed='mixed']) { border-color: var(--letu-accent); background: var(--letu-line); }
.letu-map-marks button[aria-pressed='mixed'] { border-style: dashed; }
.letu-map-marks button:disabled { cursor: default; opacity: 0.6; }
.letu-map-chips .ant-btn { display: grid; place-items: center; min-width: 32px; height: 32px; padding: 0 5px; font-size: 18px; }
.letu-map-chips .ant-btn svg { width: 20px; height: 20px; }
.letu-map-icon-name { max-width: 10em; overflow: hidden; font-size: 12px; text-overflow: ellipsis; }
.letu-map-group { display: flex; flex-direction: column; gap: 4px; }
@media (pointer: coarse) {
  .letu-map-marks { grid-template-columns: repeat(auto-fill, minmax(44px, 1fr)); }
  .letu-map-chip > button { width: 32px; height: 32px; }
  .letu-map-color > button { padding-block: 12px; }
}
`;
