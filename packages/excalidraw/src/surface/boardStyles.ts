/** The styles of what lies around Excalidraw's editor, and the few of its own that do not fit into a shell. */
export const boardStyles = `
.letu-ex { position: relative; height: 100%; min-height: 16rem; overflow: hidden; background-color: #fff; isolation: isolate; }
.letu-ex[data-theme='dark'] { background-color: #121212; color-scheme: dark; }
.letu-ex > .excalidraw { height: 100%; }
.letu-ex:focus { outline: none; }
.letu-ex .excalidraw:focus-visible { outline: 2px solid var(--letu-accent); outline-offset: -2px; }
.letu-ex-note {
  position: absolute; z-index: 4; inset-inline: 0; top: 4.5rem; margin: 0 auto; width: fit-content; max-width: min(30rem, calc(100% - 2rem));
  padding: 0.5rem 0.875rem; border-radius: 0.5rem; font-size: 0.875rem; line-height: 1.5; pointer-events: none;
  background: var(--letu-raised, #fff); color: var(--letu-text, #1e1e1e); border: 1px solid var(--letu-border, #ddd);
}
/* Excalidraw makes its tools smaller in small windows; what counts is how wide the board is. */
.letu-ex .FixedSideContainer_side_top { container-type: inline-size; }
@container (max-width: 430px) { .letu-ex .App-toolbar-container .ToolIcon__icon { width: 1.8rem; height: 1.8rem; } }
@container (max-width: 359px) { .letu-ex .App-toolbar-container .ToolIcon__icon { width: 1.5rem; height: 1.5rem; } }
/* A phone has a column of tools at the board's edge. */
.letu-ex:has(> .excalidraw--mobile) > .letu-ex-note { max-width: calc(100% - 6.5rem); }
.letu-ex .excalidraw-hyperlinkContainer { max-width: 100%; }
/* Menus of a phone end above the tools below the board, also where it is held sideways. */
.letu-ex .dropdown-menu--mobile .dropdown-menu-container { max-height: max(7rem, calc(100svh - 15rem)); overflow-y: auto; }
/* Excalidraw's own hint has the same place. */
.letu-ex-note ~ .excalidraw .HintViewer { display: none; }
.letu-ex-loading { display: grid; place-items: center; height: 100%; font-size: 0.875rem; color: var(--letu-text-quiet, #555); }
.letu-ex-embed {
  display: flex; flex-direction: column; gap: 0.5rem; align-items: center; justify-content: center; width: 100%; height: 100%;
  padding: 0.5rem; box-sizing: border-box; overflow: hidden; overflow-wrap: anywhere; font-size: 0.875rem; text-align: center;
  background: var(--letu-raised, #fff); color: var(--letu-text, #1e1e1e);
}
`;
