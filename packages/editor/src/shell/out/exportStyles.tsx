import { colours } from '@letu/core/palette';

/** The look of what chooses how a picture becomes a file. */
const styles = `
.letu-export { display: grid; grid-template-columns: minmax(0, 1fr) 20rem; gap: 24px; }
.letu-export-form { display: flex; flex-direction: column; gap: 20px; min-width: 0; }
.letu-export-choice { display: flex; flex-direction: column; gap: 6px; min-width: 0; }
.letu-export-choice strong { font-weight: 600; }
.letu-export-form small { display: block; color: var(--letu-text-quiet); font-size: 12px; line-height: 1.5; }
/* Words are as wide as they are: shares of the same width cut the longest. */
.letu-export-form .ant-segmented.ant-segmented-block .ant-segmented-item { flex: 1 1 auto; }
.letu-export-form .ant-segmented-item-label { padding-inline: 4px; }
.letu-export-form .ant-input-number-group-wrapper { width: 100%; }
.letu-export-picture {
  display: grid;
  place-items: center;
  min-height: 18rem;
  height: min(60vh, 32rem);
  padding: 16px;
  overflow: hidden;
  border: 1px solid var(--letu-border);
  border-radius: 8px;
  background: var(--letu-ground);
}
.letu-export-picture > :is(img, iframe) { max-width: 100%; max-height: 100%; min-height: 0; height: auto; object-fit: contain; }
.letu-export-picture[data-ground='white'] { background: #fff; }
.letu-export-picture[data-ground='light'] { background: #fff; }
.letu-export-picture[data-ground='dark'] { background: ${colours.dark.ground}; }
.letu-export-picture[data-ground='transparent'] {
  background: repeating-conic-gradient(#d9d9de 0 25%, #fff 0 50%) 0 0 / 16px 16px;
}
.letu-export-end { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: auto; }
.letu-export-end > .ant-btn-primary { flex: 1; }
@media (max-width: 767px) {
  .letu-export { grid-template-columns: minmax(0, 1fr); gap: 16px; }
  .letu-export-picture { min-height: 0; height: 11rem; }
}
`;

/** Brings the styles along; see `EditorStyles`. */
export function ExportStyles() {
  return (
    <style href="letu-export" precedence="letu">
      {styles}
    </style>
  );
}
