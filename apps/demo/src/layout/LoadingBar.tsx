import { useSettings } from '../settings/SettingsProvider.js';
import styles from './LoadingBar.module.css';

/** A thin bar at the top while something is loading. It appears late, so that quick steps do not flicker. */
export function LoadingBar() {
  const { text } = useSettings();
  return <div className={styles['bar']} role="progressbar" aria-label={text.loading} />;
}
