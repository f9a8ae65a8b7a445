import type { ListedKind } from '@letu/core';
import { KindMark } from '../../kinds/KindMark.js';
import { useOfferedKinds } from '../../kinds/OfferedKindsProvider.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import styles from './KindCards.module.css';
import page from './WelcomePage.module.css';

/** One card for each kind that is offered, which begins a new diagram. */
export function KindCards({ onChoose }: { onChoose: (kind: ListedKind) => void }) {
  const { text, locale } = useSettings();
  const offered = useOfferedKinds();
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="create-heading">
      <div className={page['sectionHead']}>
        <h2 id="create-heading">{text.welcome.create}</h2>
      </div>
      <ul className={styles['cards']}>
        {offered.map((kind) => (
          <li key={kind.kind}>
            <button type="button" className={styles['card']} onClick={() => onChoose(kind)}>
              <KindMark kind={kind} size={44} />
              <span className={styles['words']}>
                <span className={styles['name']}>{kind.name[locale]}</span>
                <span className={styles['purpose']}>{kind.purpose[locale]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
