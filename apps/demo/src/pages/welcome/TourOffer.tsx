/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDocuments } from '../../graphs/useDocuments.js';
import { lazyPart } from '../../layout/lazyPart.js';
import { panel } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { readTourSeen, writeTourSeen } from '../../settings/tourSeen.js';
import { TOUR } from '../../settings/tourState.js';

const WelcomeTour = lazyPart(async () => (await import('./WelcomeTour.js')).WelcomeTour);

const styles = {
  offer: css(panel, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 12px 10px 18px',
    borderColor: 'var(--letu-accent)',
    background: 'var(--letu-accent-soft)',
    p: { flex: '1 1 260px' },
  }),
  buttons: css({ display: 'flex', gap: 8 }),
};

/** Who has more than these has been here before. */
const FEW = 3;

/** Offers newcomers a look around, once; whoever comes from the help menu takes it at once. */
export function TourOffer() {
  const { text } = useSettings();
  const words = text.welcome.tour;
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = state === TOUR;
  const { data: documents } = useDocuments();
  const [isOffered, setOffered] = useState(() => !readTourSeen());
  const [isChosen, setChosen] = useState(false);
  if (isAsked && !isChosen) setChosen(true);
  // Asked for once: whoever loads the page again meanwhile has not asked for it again.
  useEffect(() => {
    if (isAsked) void navigate(pathname + search, { replace: true });
  }, [isAsked, navigate, pathname, search]);
  const end = () => {
    writeTourSeen();
    setOffered(false);
    setChosen(false);
  };
  return (
    <>
      {isOffered && !isChosen && documents && documents.length <= FEW && (
        <section css={styles.offer} aria-label={words.title}>
          <p>{words.offer}</p>
          <div css={styles.buttons}>
            <Button size="small" type="primary" onClick={() => setChosen(true)}>
              {words.take}
            </Button>
            <Button size="small" type="text" onClick={end}>
              {words.decline}
            </Button>
          </div>
        </section>
      )}
      {isChosen && <WelcomeTour onEnd={end} onMissing={() => setChosen(false)} />}
    </>
  );
}
