import { shellStyles } from './styles.js';

/** Brings the styles of the frame along; see `EditorStyles`. */
export function ShellStyles() {
  return (
    <style href="letu-shell" precedence="letu">
      {shellStyles}
    </style>
  );
}
