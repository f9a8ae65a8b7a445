import { keyStyles } from './palette/paletteStyles.js';

/** The look of the frame around the panes. antd brings the look of its buttons, menus and fields along. */
export const shellStyles = `
.letu-editor:fullscreen { width: 100%; height: 100%; border: none; border-radius: 0; }
.letu-editor [data-part='toolbar'] {
  flex: none;
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 41px;
  padding: 4px 8px;
  border-block-end: 1px solid var(--letu-border);
  background: var(--letu-surface);
}
.letu-bar-items { flex: 1; min-width: 0; display: flex; align-items: center; gap: 2px; overflow: hidden; }
.letu-item, .letu-choice { flex: none; display: inline-flex; }
.letu-gap { flex: none; width: 1px; height: 16px; margin-inline: 5px; background: var(--letu-border); }
.letu-gap[data-last] { flex: 1; width: auto; background: none; }
.letu-gap:not([data-last]):is(:first-child, :has(+ .letu-gap)) { display: none; }
.letu-editor .letu-bar-button { height: 32px; padding-inline: 8px; color: var(--letu-text-quiet); gap: 6px; }
.letu-editor .letu-bar-button:not(:disabled, [aria-disabled='true']):hover,
.letu-editor .letu-bar-button[aria-expanded='true'] { color: var(--letu-text); background: var(--letu-hover); }
.letu-editor .letu-bar-button:is(:disabled, [aria-disabled='true']) { color: var(--letu-border-strong); }
.letu-editor .letu-bar-button[aria-pressed='true'] { color: var(--letu-accent); background: var(--letu-line); }
.letu-editor .letu-bar-button .letu-caret { font-size: 9px; opacity: 0.75; }
.letu-bar-name { color: var(--letu-text); }
.letu-choice { padding: 1px; border: 1px solid var(--letu-border); border-radius: 8px; }
.letu-editor .letu-choice .letu-bar-button { height: 28px; border-radius: 6px; }
.letu-editor { --letu-hover: rgb(15 23 42 / 5%); }
.letu-editor[data-theme='dark'] { --letu-hover: rgb(255 255 255 / 7%); }
.letu-body { position: relative; flex: 1; min-height: 0; }
/* Not in the flow: in an editor with only a least height, its own in percent would be of nothing. */
.letu-panes { position: absolute; inset: 0; }
.letu-panes > [data-panel], .letu-pane { display: flex; flex-direction: column; }
.letu-pane { height: 100%; min-width: 0; }
.letu-editor :is([data-part='code'], [data-part='canvas']) { flex: 1; position: relative; min-height: 0; overflow: hidden; }
.letu-editor [data-part='problems'] { flex: none; border-block-start: 1px solid var(--letu-border); }
/* Not display: none, in which the separator would find no panes to move between. */
.letu-panes[data-layout='code'] > :not(:first-child),
.letu-panes[data-layout='picture'] > :not(:last-child) { flex-grow: 0 !important; visibility: hidden; }
.letu-panes[data-layout='code'] > :first-child,
.letu-panes[data-layout='picture'] > :last-child { flex-grow: 1 !important; }
.letu-panes:not([data-layout='both']) > .letu-separator { margin: 0 0 -1px -1px; }
.letu-separator { position: relative; flex: none; width: 1px; background: var(--letu-border); outline: none; }
.letu-separator[aria-orientation='horizontal'] { width: auto; height: 1px; }
.letu-separator::after { content: ''; position: absolute; inset: 0 -1px; z-index: 2; }
.letu-separator[aria-orientation='horizontal']::after { inset: -1px 0; }
.letu-separator:is(:focus-visible, [data-separator='hover'], [data-separator='active'], [data-separator='focus'])::after {
  background: var(--letu-accent);
}
.letu-menu > ul { max-height: min(70vh, 30rem); overflow-y: auto; }
.letu-menu .letu-radio::before { content: ''; flex: none; width: 20px; color: var(--letu-accent); }
.letu-menu .letu-radio[aria-checked='true']::before { content: '✓'; }
.letu-options {
  position: absolute;
  z-index: 20;
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  width: 21rem;
  border-inline-start: 1px solid var(--letu-border);
  background: var(--letu-raised);
}
/* Beside the picture, which shows what they do; where there is no room beside it, below. */
.letu-editor:not([data-narrow]) .letu-body:has(> .letu-options) > .letu-panes { width: calc(100% - 21rem) !important; }
.letu-editor[data-narrow] .letu-body:has(> .letu-options) > .letu-panes { height: 55% !important; }
.letu-editor[data-narrow] .letu-options {
  inset: auto 0 0;
  width: auto;
  height: 45%;
  border-inline-start: none;
  border-block-start: 1px solid var(--letu-border);
}
.letu-options header { display: flex; align-items: center; gap: 4px; padding: 8px 8px 8px 16px; }
.letu-options header strong { flex: 1; font-weight: 600; }
.letu-fields { display: flex; flex-direction: column; gap: 12px; padding: 4px 16px 16px; overflow-y: auto; }
.letu-field { display: grid; grid-template-columns: minmax(0, 1fr) 11.5rem; align-items: center; gap: 4px 12px; }
.letu-field > :nth-child(2) { width: 100%; }
.letu-field[data-type='switch'] > :nth-child(2) { width: fit-content; justify-self: end; }
.letu-field p { grid-column: 1 / -1; margin: 0; color: var(--letu-text-quiet); font-size: 12px; line-height: 1.5; }
.letu-field[data-type='swatches'] { grid-template-columns: minmax(0, 1fr); }
.letu-swatches {
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr));
  gap: 8px;
  max-height: 17rem;
  margin: 0 -4px;
  padding: 4px;
  overflow-y: auto;
}
.letu-swatches label { position: relative; display: grid; align-content: start; gap: 4px; cursor: pointer; }
.letu-swatches input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.letu-swatches svg { display: block; width: 100%; border: 1px solid var(--letu-border); border-radius: 8px; background: var(--letu-canvas); }
.letu-swatches label:hover svg { border-color: var(--letu-border-strong); }
.letu-swatches :checked + svg { border-color: var(--letu-accent); box-shadow: 0 0 0 1px var(--letu-accent); }
.letu-swatches :focus-visible + svg { outline: 2px solid var(--letu-accent); outline-offset: 2px; }
.letu-swatches label > span { color: var(--letu-text-quiet); font-size: 12px; line-height: 1.35; text-align: center; overflow-wrap: anywhere; }
.letu-swatches :checked ~ span { color: var(--letu-text); font-weight: 600; }
.letu-notices {
  position: absolute;
  z-index: 30;
  inset-block-end: 20px;
  inset-inline: 16px;
  display: flex;
  justify-content: center;
  pointer-events: none;
}
.letu-said {
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 40rem;
  padding: 7px 8px 7px 14px;
  border: 1px solid var(--letu-border);
  border-radius: 10px;
  background: var(--letu-raised);
  box-shadow: var(--letu-shadow);
  pointer-events: auto;
  animation: letu-appear 0.15s backwards;
}
/* What can be done stands below words that it does not fit beside. */
.letu-saying { display: flex; flex-wrap: wrap; align-items: center; column-gap: 8px; min-width: 0; }
.letu-words { min-width: 0; overflow-wrap: anywhere; }
.letu-tone { color: var(--letu-success); }
.letu-editor { --letu-success: #2f7d32; }
.letu-editor[data-theme='dark'] { --letu-success: #7cc47f; }
[data-tone='warning'] > .letu-tone { color: var(--letu-warning); }
[data-tone='error'] > .letu-tone { color: var(--letu-error); }
.letu-drop {
  position: absolute;
  z-index: 40;
  inset: 8px;
  display: grid;
  place-items: center;
  padding: 24px;
  border: 2px dashed var(--letu-accent);
  border-radius: 12px;
  color: var(--letu-accent);
  background: color-mix(in srgb, var(--letu-surface) 92%, transparent);
  font-weight: 600;
  text-align: center;
  pointer-events: none;
}
/* One sees where a picture goes that is dropped. */
.letu-drop[data-places] { place-items: end center; background: color-mix(in srgb, var(--letu-accent) 6%, transparent); }
.letu-drop[data-places] > span { padding: 8px 14px; border-radius: 8px; background: var(--letu-raised); box-shadow: var(--letu-shadow); }
${keyStyles}.letu-groups { columns: 2 16rem; column-gap: 32px; }
.letu-groups section { break-inside: avoid; margin-block-end: 16px; }
.letu-groups h3 { margin: 0 0 4px; color: var(--letu-text-quiet); font-size: 12px; font-weight: 500; }
.letu-groups dl { margin: 0; }
.letu-groups dl > div { display: flex; justify-content: space-between; gap: 12px; padding: 3px 0; }
.letu-groups dd { display: flex; align-items: start; gap: 6px; margin: 0; }
@media (pointer: coarse) {
  .letu-editor .letu-bar-button { min-width: 40px; height: 40px; }
  .letu-editor .letu-choice .letu-bar-button { height: 38px; }
  .letu-options header { gap: 12px; }
  .letu-options header button { min-width: 40px; height: 40px; }
  .letu-menu :is([role='menuitem'], [role='menuitemradio']) { min-height: 40px; align-content: center; }
}
/* Where there are no keys, what they do is in the way. */
@media (hover: none) and (pointer: coarse) {
  .letu-menu [class$='-menu-item-extra'] { display: none; }
}
`;
