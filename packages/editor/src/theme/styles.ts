/** The look of editors and views. Hosts adjust it through the custom properties, `classNames` and `styles`. */
export const styles = `
.letu-editor {
  --letu-surface: #fff;
  --letu-canvas: #f7f8fa;
  --letu-raised: #fff;
  --letu-text: #1f2329;
  --letu-text-quiet: #5c636e;
  --letu-border: #e4e6eb;
  --letu-border-strong: #b9bec7;
  --letu-accent: #0958d9;
  --letu-error: #c4161c;
  --letu-warning: #a35200;
  --letu-info: #0958d9;
  --letu-line: rgb(9 88 217 / 5%);
  --letu-selection: #cfe0fd;
  --letu-match: #fff1b8;
  --letu-match-active: #ffd666;
  --letu-code-keyword: #7a2da0;
  --letu-code-operator: #a5401a;
  --letu-code-type: #0b6b74;
  --letu-code-property: #0958d9;
  --letu-code-value: #a3400a;
  --letu-code-string: #2f6b1f;
  --letu-code-comment: #656d78;
  --letu-code-meta: #6b5900;
  --letu-code-punctuation: #4a5160;
  --letu-shadow: 0 1px 2px rgb(15 23 42 / 6%), 0 4px 16px rgb(15 23 42 / 10%);
  --letu-font: -apple-system, BlinkMacSystemFont, 'Segoe UI', 'PingFang SC', 'Hiragino Sans GB', 'Microsoft YaHei',
    'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif;
  --letu-font-code: ui-monospace, 'SF Mono', SFMono-Regular, Menlo, 'Cascadia Mono', Consolas, 'Noto Sans Mono',
    'DejaVu Sans Mono', 'Liberation Mono', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', monospace;
  --letu-code-size: 14px;
  box-sizing: border-box;
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 20rem;
  color: var(--letu-text);
  background: var(--letu-surface);
  color-scheme: light;
  font: 14px/1.6 var(--letu-font);
}
/* A view is as small as its host makes it, and 20 rem high where nobody says: its strut is no higher than what there is. */
.letu-alone { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); min-height: 0; }
.letu-alone > *, .letu-alone::before { grid-area: 1 / 1; }
.letu-alone::before { content: ''; height: 20rem; max-height: 100%; }
.letu-editor *, .letu-editor *::before { box-sizing: border-box; }
.letu-editor[data-theme='dark'] {
  --letu-surface: #17181b;
  --letu-canvas: #1e1f23;
  --letu-raised: #26282d;
  --letu-text: #e7e9ec;
  --letu-text-quiet: #a0a7b1;
  --letu-border: #303238;
  --letu-border-strong: #565a63;
  --letu-accent: #7aabff;
  --letu-error: #ff8080;
  --letu-warning: #f0b04f;
  --letu-info: #7aabff;
  --letu-line: rgb(122 171 255 / 8%);
  --letu-selection: #24457a;
  --letu-match: #594214;
  --letu-match-active: #8a6510;
  --letu-code-keyword: #d2a8ff;
  --letu-code-operator: #ffa07a;
  --letu-code-type: #6fd3dc;
  --letu-code-property: #86b6ff;
  --letu-code-value: #ffb680;
  --letu-code-string: #a5d98c;
  --letu-code-comment: #939aa5;
  --letu-code-meta: #e0c46c;
  --letu-code-punctuation: #b6bcc6;
  --letu-shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 4px 16px rgb(0 0 0 / 40%);
  color-scheme: dark;
}
/* Component libraries show fields of some types again. */
.letu-editor [hidden] { display: none !important; }
.letu-editor .letu-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.letu-icon { display: block; flex: none; }
.letu-summary {
  display: flex;
  align-items: center;
  gap: 6px;
  margin: 0;
  padding: 5px 12px;
  color: var(--letu-text-quiet);
  font-size: 13px;
}
.letu-summary[data-severity='error'] { color: var(--letu-error); }
.letu-summary[data-severity='warning'] { color: var(--letu-warning); }
.letu-problems { max-height: 9.5rem; margin: 0; padding: 0 6px 6px; overflow-y: auto; list-style: none; }
.letu-problem {
  display: flex;
  gap: 8px;
  width: 100%;
  padding: 5px 6px;
  border: none;
  border-radius: 6px;
  color: inherit;
  background: none;
  font: inherit;
  text-align: start;
  cursor: pointer;
}
.letu-problem-row { display: flex; flex-wrap: wrap; align-items: center; gap: 0 8px; }
.letu-problem-row .letu-problem { flex: 1 1 20em; }
.letu-fix { padding-block: 1px; color: var(--letu-accent); font-size: 13px; }
.letu-problem:hover { background: var(--letu-line); }
.letu-message { flex: 1; min-width: 0; overflow-wrap: anywhere; white-space: pre-line; }
.letu-place { flex: none; color: var(--letu-text-quiet); font-size: 13px; font-variant-numeric: tabular-nums; }
.letu-severity { flex: none; padding-block-start: 3px; color: var(--letu-info); }
.letu-severity[data-severity='error'] { color: var(--letu-error); }
.letu-severity[data-severity='warning'] { color: var(--letu-warning); }
.letu-editor :is(button, .letu-canvas):focus-visible { outline: 2px solid var(--letu-accent); outline-offset: -2px; }
.letu-editor [data-part='preview'] {
  position: relative;
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  /* A picture has the width that its page gives it: its own, however wide, must not stretch what it stands in. */
  container-type: inline-size;
  background: var(--letu-canvas);
}
.letu-editor[data-theme='light'] [data-picture-theme='dark'] .letu-canvas { background: #1e1f23; }
.letu-editor[data-theme='dark'] [data-picture-theme='light'] .letu-canvas { background: #f7f8fa; }
/* No share of the height around it: a host may have given none. */
.letu-canvas { display: flex; flex: 1; width: 100%; min-height: 0; padding: clamp(8px, 5cqi, 24px); overflow: auto; }
.letu-picture { flex: none; display: block; margin: auto; }
.letu-canvas[data-view='fit'] .letu-picture { max-width: 100%; max-height: 100%; object-fit: contain; }
[data-state='stale'] .letu-picture { opacity: 0.45; }
[data-state='stale'] .letu-canvas { box-shadow: inset 0 2px var(--letu-warning); }
.letu-notice {
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  margin: 0;
  padding: 24px;
  text-align: center;
  pointer-events: none;
}
.letu-notice > * { max-width: 32em; margin: 0; overflow-wrap: anywhere; pointer-events: auto; }
.letu-notice strong { font-size: 16px; font-weight: 600; }
.letu-quiet { color: var(--letu-text-quiet); }
.letu-large .letu-icon { width: 32px; height: 32px; }
.letu-late { animation: letu-appear 0.2s 0.3s backwards; }
@keyframes letu-appear { from { opacity: 0; } }
.letu-notice progress { width: min(16rem, 80%); height: 6px; accent-color: var(--letu-accent); }
.letu-chip {
  position: absolute;
  inset-block-start: 12px;
  inset-inline: 12px;
  display: flex;
  align-items: center;
  gap: 8px;
  width: fit-content;
  max-width: calc(100% - 24px);
  margin-inline: auto;
  padding: 6px 12px;
  border: 1px solid var(--letu-warning);
  border-radius: 8px;
  color: var(--letu-warning);
  background: var(--letu-raised);
  box-shadow: var(--letu-shadow);
  font-size: 13px;
}
/* The search of a picture opens at the other end. */
.letu-place-notice {
  position: absolute;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  max-width: min(22rem, calc(100% - 24px));
  padding: 4px 10px;
  border: 1px solid var(--letu-border);
  border-radius: 8px;
  color: var(--letu-text-quiet);
  background: var(--letu-raised);
  font-size: 13px;
}
.letu-place-notice summary { display: flex; align-items: center; gap: 6px; cursor: pointer; list-style: none; }
.letu-place-notice summary::-webkit-details-marker { display: none; }
.letu-place-notice p { margin: 6px 0 2px; color: var(--letu-text); }
.letu-large-note { border-color: var(--letu-border); color: var(--letu-text-quiet); z-index: 2; }
[data-part='preview']:is([data-state='stale'], :has(.letu-place-notice)) .letu-large-note { inset-block-start: 60px; }
.letu-choices { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; }
.letu-button {
  flex: none;
  padding: 4px 14px;
  border: 1px solid var(--letu-border-strong);
  border-radius: 6px;
  color: var(--letu-text);
  background: var(--letu-raised);
  font: inherit;
  cursor: pointer;
}
.letu-button:hover { border-color: var(--letu-accent); color: var(--letu-accent); }
.letu-toggle {
  position: absolute;
  inset-block-end: 12px;
  inset-inline-end: 12px;
  display: flex;
  padding: 2px;
  border: 1px solid var(--letu-border);
  border-radius: 8px;
  background: var(--letu-raised);
  box-shadow: var(--letu-shadow);
}
.letu-toggle button {
  padding: 3px 10px;
  border: none;
  border-radius: 6px;
  color: var(--letu-text-quiet);
  background: none;
  font: inherit;
  font-size: 13px;
  cursor: pointer;
}
.letu-toggle button:hover { color: var(--letu-text); }
.letu-toggle button[aria-pressed='true'] { color: var(--letu-accent); background: var(--letu-line); }
.letu-skeleton {
  position: absolute;
  inset: 28% 24%;
  border-radius: 12px;
  background: var(--letu-border);
  animation: letu-appear 0.2s 0.3s backwards, letu-pulse 1.6s 0.5s ease-in-out infinite alternate;
}
@keyframes letu-pulse { to { opacity: 0.4; } }
@media (prefers-reduced-motion: reduce) {
  .letu-late { animation-duration: 0s; }
}
`;
