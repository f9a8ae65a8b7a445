/** The look of what lies around a canvas. */
export const panelStyles = `
.letu-dp-frame { position: absolute; inset: 0; display: flex; overflow: hidden; }
.letu-dp-middle { display: flex; flex: 1; flex-direction: column; min-width: 0; min-height: 0; }
.letu-dp-stage { position: relative; flex: 1; min-width: 0; min-height: 0; }
.letu-dp-side, .letu-dp-left { display: flex; flex: none; min-height: 0; background: var(--letu-surface); color: var(--letu-text); }
.letu-dp-left { border-inline-end: 1px solid var(--letu-border); }
.letu-dp-bar {
  display: flex; flex: none; flex-direction: column; gap: 2px; width: 60px; padding: 6px 4px; overflow-y: auto;
  border-inline-start: 1px solid var(--letu-border); scrollbar-width: thin;
}
.letu-dp-bar button {
  display: flex; flex: none; flex-direction: column; align-items: center; gap: 3px; width: 100%; padding: 7px 0 5px;
  border: 0; border-radius: 6px; color: var(--letu-text-quiet); background: none; font: inherit; font-size: 12px;
  line-height: 16px; cursor: pointer;
}
.letu-dp-bar button svg { width: 17px; height: 17px; }
.letu-dp-bar button:hover { color: var(--letu-text); background: var(--letu-line); }
.letu-dp-bar button:is([aria-expanded='true'], [aria-pressed='true']) { color: var(--letu-accent); background: var(--letu-line); }
.letu-dp-panel { display: flex; flex-direction: column; width: 264px; min-height: 0; outline-offset: -2px; }
.letu-dp-side > .letu-dp-panel { border-inline-start: 1px solid var(--letu-border); }
.letu-dp-left > .letu-dp-panel { width: 216px; padding: 8px 0 0 10px; }
.letu-dp-panel:focus-visible { outline: 2px solid var(--letu-accent); }
.letu-dp-panel > header { display: flex; flex: none; align-items: center; padding: 6px 6px 2px 14px; }
.letu-dp-panel h2 { flex: 1; margin: 0; font-size: 14px; font-weight: 600; line-height: 32px; }
.letu-dp-panel h3 { margin: 0; color: var(--letu-text-quiet); font-size: 13px; font-weight: 500; line-height: 20px; }
.letu-dp-panel-body {
  display: flex; flex: 1; flex-direction: column; gap: 14px; min-height: 0; padding: 4px 14px 20px; overflow-y: auto;
  scrollbar-gutter: stable; scrollbar-width: thin;
}
.letu-dp-panel-body > * { flex: none; }
.letu-dp-panel-body > button { align-self: flex-start; }
.letu-dp-panel-body > .letu-dp-palette { flex: 1; }
.letu-dp-frame[data-narrow] { flex-direction: column; }
[data-narrow] > .letu-dp-side { flex-direction: column; }
/* What a panel holds changes with the selection; the canvas stays where a finger taps it twice. */
[data-narrow] > .letu-dp-side:has(> .letu-dp-panel) { height: 54%; }
[data-narrow] .letu-dp-bar {
  flex-direction: row; gap: 0; width: auto; padding: 2px 4px; border-block-start: 1px solid var(--letu-border);
  border-inline-start: 0; overflow-x: auto;
}
[data-narrow] .letu-dp-bar button { flex: 1; min-width: 44px; padding: 5px 0 3px; }
[data-narrow] .letu-dp-side > .letu-dp-panel { flex: 1; width: auto; border-block-start: 1px solid var(--letu-border); border-inline-start: 0; }
.letu-dp-about, .letu-dp-empty { margin: 0; color: var(--letu-text-quiet); font-size: 13px; overflow-wrap: anywhere; }
.letu-dp-hint { margin: 0; color: var(--letu-text-quiet); font-size: 12px; line-height: 1.6; }
.letu-dp-hint[data-wrong] { color: var(--letu-error); }
.letu-dp-section { display: flex; flex-direction: column; gap: 8px; padding-block-start: 10px; border-block-start: 1px solid var(--letu-border); }
.letu-dp-field { display: grid; grid-template-columns: minmax(64px, auto) minmax(0, 1fr); align-items: center; gap: 8px; font-size: 13px; }
.letu-dp-field > :first-child { color: var(--letu-text-quiet); }
.letu-dp-field[data-high] { display: flex; flex-direction: column; align-items: stretch; gap: 4px; }
.letu-dp-pair { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; }
.letu-dp-pair .letu-dp-field { grid-template-columns: auto minmax(0, 1fr); }
.letu-dp-number, .letu-dp-select { width: 100%; min-width: 0; }
.letu-dp-pair .letu-dp-field > .letu-dp-number { width: 100%; }
.letu-dp-range { display: flex; align-items: center; gap: 8px; }
.letu-dp-range input { flex: 1; min-width: 0; accent-color: var(--letu-accent); }
.letu-dp-range output { min-width: 3.2em; font-size: 12px; text-align: end; }
.letu-dp-checks { display: grid; grid-template-columns: 1fr 1fr; gap: 6px 10px; }
.letu-dp-check { display: flex; align-items: center; gap: 6px; font-size: 13px; line-height: 20px; cursor: pointer; }
.letu-dp-check input { flex: none; width: 15px; height: 15px; margin: 0; accent-color: var(--letu-accent); }
.letu-dp-choices { min-width: 0; margin: 0; padding: 0; border: 0; }
.letu-dp-choices > div { display: grid; grid-template-columns: repeat(auto-fill, minmax(44px, 1fr)); gap: 4px; }
.letu-dp-choices label { position: relative; display: block; cursor: pointer; }
.letu-dp-picture {
  display: grid; place-items: center; width: 100%; min-height: 28px; overflow: hidden; border: 1px solid var(--letu-border);
  border-radius: 6px; color: var(--letu-text-quiet); font-size: 16px;
}
.letu-dp-picture svg { display: block; width: 100%; max-width: 40px; }
.letu-dp-choices label:hover .letu-dp-picture { border-color: var(--letu-border-strong); color: var(--letu-text); }
.letu-dp-choices :checked + .letu-dp-picture {
  border-color: var(--letu-accent); box-shadow: 0 0 0 1px var(--letu-accent); color: var(--letu-accent);
}
.letu-dp-choices :focus-visible + .letu-dp-picture { outline: 2px solid var(--letu-accent); outline-offset: 2px; }
.letu-dp-choices:disabled label { cursor: default; opacity: 0.6; }
.letu-dp-preset { display: block; width: 24px; height: 18px; margin: 5px; border: 2px solid; border-radius: 3px; }
.letu-dp-folds { display: flex; flex-direction: column; border: 1px solid var(--letu-border); border-radius: 8px; }
.letu-dp-fold + .letu-dp-fold { border-block-start: 1px solid var(--letu-border); }
.letu-dp-fold > button {
  display: flex; align-items: center; gap: 8px; width: 100%; padding: 6px 10px; border: 0; border-radius: 8px;
  color: inherit; background: none; font: inherit; font-size: 13px; line-height: 20px; cursor: pointer;
}
.letu-dp-fold > button > svg { flex: none; width: 40px; color: var(--letu-text-quiet); }
.letu-dp-fold > button:hover { background: var(--letu-line); }
.letu-dp-fold > button:disabled { cursor: default; opacity: 0.6; }
.letu-dp-fold > [role='group'] { display: flex; flex-direction: column; gap: 10px; padding: 4px 10px 12px; }
.letu-dp-said { flex: 1; min-width: 0; overflow: hidden; color: var(--letu-text-quiet); text-align: end; text-overflow: ellipsis; white-space: nowrap; }
.letu-dp-swatch {
  flex: none; display: block; width: 20px; height: 20px; border-radius: 50%; box-shadow: inset 0 0 0 1px rgb(128 128 128 / 45%);
}
.letu-dp-swatch[data-none] {
  background: linear-gradient(to top right, transparent calc(50% - 1px), var(--letu-error) calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px));
}
.letu-dp-fold .letu-dp-choices:has(.letu-dp-swatch) > div { justify-items: center; }
.letu-dp-fold .letu-dp-picture:has(.letu-dp-swatch) { width: 24px; min-height: 24px; border: 0; border-radius: 50%; }
.letu-dp-fold :checked + .letu-dp-picture:has(.letu-dp-swatch) { box-shadow: 0 0 0 2px var(--letu-accent); }
.letu-dp-own-color { display: flex; align-items: center; gap: 8px; font-size: 13px; }
.letu-dp-own-color label { flex: none; }
.letu-dp-own-color input[type='color'] {
  flex: none; width: 36px; height: 24px; padding: 1px; border: 1px solid var(--letu-border-strong); border-radius: 4px;
  background: none; cursor: pointer;
}
.letu-dp-link {
  align-self: flex-start; padding: 0 2px; border: 0; border-radius: 4px; color: var(--letu-accent); background: none; font: inherit;
  font-size: 12px; cursor: pointer;
}
.letu-dp-link:hover { text-decoration: underline; }
.letu-dp-flags, .letu-dp-tools { display: flex; flex-wrap: wrap; gap: 2px; font-size: 15px; }
.letu-dp-frame .letu-tool { display: grid; place-items: center; }
.letu-dp-flags .letu-tool[aria-pressed='mixed'] { box-shadow: inset 0 -2px var(--letu-accent); }
.letu-dp-frame .letu-tool:is(:disabled, [aria-disabled='true']) { cursor: default; opacity: 0.5; }
.letu-dp-actions { display: flex; flex-wrap: wrap; gap: 8px; padding-block-start: 10px; border-block-start: 1px solid var(--letu-border); }
.letu-dp-words { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 6px; }
.letu-dp-words > .letu-dp-word { padding-inline: 6px; white-space: normal; }
.letu-dp-word {
  padding: 3px 10px; border: 1px solid var(--letu-border); border-radius: 6px; color: var(--letu-text); background: none; font: inherit;
  font-size: 13px; line-height: 20px; white-space: nowrap; cursor: pointer;
}
.letu-dp-word:hover { border-color: var(--letu-accent); }
.letu-dp-word:disabled { cursor: default; opacity: 0.5; }
.letu-dp-word[aria-busy='true'] { border-style: dashed; border-color: var(--letu-accent); }
.letu-dp-layers, .letu-dp-outline { margin: 0; padding: 0; list-style: none; }
.letu-dp-layers > li { padding: 4px 2px; border: 1px solid var(--letu-border); border-radius: 6px; }
.letu-dp-layers > li + li { margin-block-start: 6px; }
.letu-dp-layers > li[data-current] { border-color: var(--letu-accent); }
.letu-dp-layer { display: flex; align-items: center; gap: 2px; }
.letu-dp-layer > input[type='radio'] { flex: none; margin: 0 4px; accent-color: var(--letu-accent); }
.letu-dp-layer > span:first-child { flex: 1; padding-inline-start: 8px; overflow: hidden; color: var(--letu-text-quiet); font-size: 12px; text-overflow: ellipsis; white-space: nowrap; }
.letu-dp-outline > li {
  padding-block: 4px; padding-inline-end: 6px; overflow: hidden; border-radius: 4px; font-size: 13px; line-height: 20px; text-overflow: ellipsis;
  white-space: nowrap; cursor: pointer;
}
.letu-dp-outline > li[data-role='edge'] { color: var(--letu-text-quiet); }
.letu-dp-outline > li:hover { background: var(--letu-line); }
.letu-dp-outline > li[aria-selected='true'] { color: var(--letu-accent); background: var(--letu-line); font-weight: 500; }
.letu-dp-outline > li:focus-visible { outline: 2px solid var(--letu-accent); outline-offset: -2px; }
.letu-dp-pages {
  display: flex; flex: none; align-items: center; gap: 2px; height: 36px; padding: 0 6px; border-block-start: 1px solid var(--letu-border);
  background: var(--letu-surface); color: var(--letu-text);
}
.letu-dp-page-list { display: flex; flex: 0 1 auto; align-items: center; gap: 2px; min-width: 0; overflow-x: auto; scrollbar-width: none; }
.letu-dp-page-list > button {
  flex: none; max-width: 14em; padding: 3px 12px; overflow: hidden; border: 0; border-radius: 6px; color: var(--letu-text-quiet); background: none;
  font: inherit; font-size: 13px; line-height: 22px; text-overflow: ellipsis; white-space: nowrap; cursor: pointer;
}
.letu-dp-page-list > button:hover { color: var(--letu-text); background: var(--letu-line); }
.letu-dp-page-list > button[aria-selected='true'] { color: var(--letu-accent); background: var(--letu-line); font-weight: 500; }
.letu-dp-page-list > button[data-drop='before'] { box-shadow: inset 2px 0 0 var(--letu-accent); }
.letu-dp-page-list > button[data-drop='after'] { box-shadow: inset -2px 0 0 var(--letu-accent); }
.letu-dp-page-list > button:focus-visible { outline: 2px solid var(--letu-accent); outline-offset: -2px; }
.letu-dp-page-list > input {
  flex: none; width: 10em; padding: 2px 8px; border: 1px solid var(--letu-accent); border-radius: 6px; color: inherit;
  background: var(--letu-surface); font: inherit; font-size: 13px;
}
.letu-dp-map {
  position: absolute; inset-block-end: 64px; inset-inline-end: 12px; z-index: 1; padding: 6px; border: 1px solid var(--letu-border); border-radius: 8px;
  color: var(--letu-text-quiet); background: var(--letu-surface); box-shadow: 0 2px 8px rgb(0 0 0 / 12%);
}
.letu-dp-map svg { display: block; max-width: 180px; max-height: 130px; cursor: move; touch-action: none; }
.letu-dp-map svg:focus-visible { outline: 2px solid var(--letu-accent); outline-offset: 2px; }
.letu-dp-seen { fill: var(--letu-accent); fill-opacity: 0.08; stroke: var(--letu-accent); }
.letu-dp-text {
  width: 100%; min-height: 72px; padding: 6px 8px; border: 1px solid var(--letu-border-strong); border-radius: 6px; color: inherit;
  background: var(--letu-surface); font: inherit; font-size: 13px; line-height: 1.6; resize: vertical;
}
.letu-dp-text[data-code] { font-family: ui-monospace, monospace; font-size: 12px; }
.letu-dp-text:focus-visible { border-color: var(--letu-accent); outline: 1px solid var(--letu-accent); }
.letu-dp-entry { display: grid; grid-template-columns: 2fr 3fr auto; align-items: center; gap: 4px; }
.letu-dp-entry > span { overflow: hidden; font-size: 13px; text-overflow: ellipsis; }
.letu-dp-image { display: grid; place-items: center; padding: 8px; border: 1px solid var(--letu-border); border-radius: 8px; }
.letu-dp-image img { display: block; max-width: 100%; max-height: 140px; }
.letu-dp-palette { display: flex; flex: 1; flex-direction: column; gap: 8px; min-height: 0; }
.letu-dp-palette > input {
  width: calc(100% - 10px); padding: 5px 10px; border: 1px solid var(--letu-border-strong); border-radius: 6px; color: inherit; background: var(--letu-surface);
  font: inherit; font-size: 13px;
}
.letu-dp-palette > input:focus-visible { border-color: var(--letu-accent); outline: 1px solid var(--letu-accent); }
.letu-dp-palette > input::placeholder { color: var(--letu-text-quiet); opacity: 1; }
.letu-dp-categories { flex: 1; min-height: 0; overflow-y: auto; scrollbar-gutter: stable; scrollbar-width: thin; }
.letu-dp-category > button {
  display: flex; align-items: center; gap: 6px; width: 100%; padding: 6px 2px; border: 0; border-radius: 4px; color: var(--letu-text); background: none;
  font: inherit; font-size: 13px; font-weight: 500; text-align: start; cursor: pointer;
}
.letu-dp-category > button:hover { background: var(--letu-line); }
.letu-dp-category > button > .anticon { flex: none; font-size: 10px; transition: transform 0.15s; }
.letu-dp-category > button[aria-expanded='true'] > .anticon { transform: rotate(90deg); }
.letu-dp-shapes { display: grid; grid-template-columns: repeat(auto-fill, 44px); gap: 4px; padding: 2px 0 10px; }
.letu-dp-shape { position: relative; }
.letu-dp-shape > [data-shape] {
  display: grid; place-items: center; width: 44px; height: 44px; padding: 3px; border: 1px solid transparent; border-radius: 6px; color: inherit;
  background: none; cursor: grab; touch-action: none;
}
.letu-dp-shape > [data-shape]:hover { border-color: var(--letu-border-strong); background: var(--letu-line); }
.letu-dp-shape > [data-shape]:focus-visible { outline: 2px solid var(--letu-accent); outline-offset: -1px; }
.letu-dp-radios { display: flex; flex-direction: column; gap: 8px; }
.letu-dp-sheets { display: flex; align-items: center; gap: 8px; padding-inline-start: 24px; }
.letu-dp-remove {
  position: absolute; inset-block-start: -4px; inset-inline-end: -4px; display: none; place-items: center; width: 18px; height: 18px; padding: 0;
  border: 1px solid var(--letu-border); border-radius: 50%; font-size: 9px; color: inherit; background: var(--letu-surface); cursor: pointer;
}
.letu-dp-shape:is(:hover, :focus-within) > .letu-dp-remove { display: grid; }
.letu-dp-shapes img, .letu-dp-shapes svg { display: block; max-width: 36px; max-height: 36px; }
.letu-dp-ghost { position: fixed; z-index: 2000; pointer-events: none; opacity: 0.75; transform: translate(-50%, -50%); }
.letu-dp-ghost svg, .letu-dp-ghost img { display: block; max-width: 120px; max-height: 120px; }
.letu-dp-palette-foot { display: flex; flex: none; flex-wrap: wrap; gap: 6px; padding: 6px 0; border-block-start: 1px solid var(--letu-border); }
@media (pointer: coarse) {
  .letu-dp-fold > button { padding-block: 12px; }
  .letu-dp-check { min-height: 32px; }
  .letu-dp-field > .letu-dp-flags { gap: 0; }
}
@media (prefers-reduced-motion: reduce) {
  .letu-dp-category > button > .anticon { transition: none; }
}
`;
