import { pictureStyles } from '../picture/pictureStyles.js';
import { styles } from './styles.js';

/** Brings the styles along, so that hosts import no CSS file. React 19 puts them into the head once for all instances. */
export function EditorStyles() {
  return (
    <style href="letu-editor" precedence="letu">
      {styles + pictureStyles}
    </style>
  );
}
