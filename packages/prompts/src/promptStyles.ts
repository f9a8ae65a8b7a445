/** The look of the prompts. */
export const promptStyles = `
.letu-prompts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr)); gap: 12px; margin: 0; padding: 0; list-style: none; }
.letu-prompts button {
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 4px 12px;
  align-items: center;
  align-content: start;
  width: 100%;
  height: 100%;
  padding: 16px;
  border: 1px solid var(--letu-prompt-border);
  border-radius: 12px;
  color: var(--letu-prompt-text);
  background: var(--letu-prompt-surface);
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition: border-color 0.15s, translate 0.15s;
}
.letu-prompts button:hover:enabled { border-color: var(--letu-prompt-accent); translate: 0 -2px; }
.letu-prompts button:focus-visible { outline: 2px solid var(--letu-prompt-accent); outline-offset: 2px; }
.letu-prompts button:disabled { opacity: 0.5; cursor: not-allowed; }
.letu-prompt-icon { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 8px; color: var(--letu-prompt-accent); background: var(--letu-prompt-soft); font-size: 16px; }
.letu-prompt-label { font-weight: 600; }
.letu-prompt-text { grid-column: 1 / -1; color: var(--letu-prompt-quiet); }
@media (prefers-reduced-motion: reduce) { .letu-prompts button { transition: none; } .letu-prompts button:hover:enabled { translate: none; } }
`;
