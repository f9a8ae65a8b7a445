import styles from './Entry.module.css';

/** What an entry of a list in a dialog says: its name, and a line about it. */
export function Entry({ name, about }: { name: string; about: string }) {
  return (
    <div className={styles['entry']}>
      <strong>{name}</strong>
      {about && <span>{about}</span>}
    </div>
  );
}
