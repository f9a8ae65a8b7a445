/** @jsxImportSource @emotion/react */
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ClientError } from '@letu/client';
import { loadAccount } from '../../account/account.js';
import { afterSignIn } from '../../account/afterSignIn.js';
import { AttemptError, finishThirdParty } from '../../account/thirdPartyAttempt.js';
import { Busy } from '../../layout/Busy.js';
import { quiet } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { takeDraftAlong } from './draft.js';
import { PlainButton } from '../../plain/PlainButton.js';
import { LoginCard } from './LoginCard.js';

/** The visit that was answered last: effects run twice in development, and a code works once. */
let lastVisit: string | undefined;

/** Where third parties lead back to. */
export function CallbackPage() {
  const { text, locale } = useSettings();
  const { login } = text.account;
  const { type = '' } = useParams();
  const { search, key } = useLocation();
  const navigate = useNavigate();
  // Worded where it is shown: the language may become known, or another, only afterwards.
  const [refusal, setRefusal] = useState<ClientError | AttemptError>();

  useEffect(() => {
    const visit = `${key} ${search}`;
    if (visit === lastVisit) return;
    lastVisit = visit;
    const finish = async () => {
      const wanted = await finishThirdParty(type, search);
      await loadAccount();
      await takeDraftAlong(locale);
      await navigate(afterSignIn(new URLSearchParams({ redirect: wanted }).toString()), {
        replace: true,
      });
    };
    finish().catch((error: unknown) => {
      if (!(error instanceof ClientError || error instanceof AttemptError)) throw error;
      setRefusal(error);
    });
  }, [key, locale, navigate, search, type]);

  if (refusal === undefined) {
    return (
      <LoginCard title={login.finishing}>
        <Busy label={login.finishing} />
      </LoginCard>
    );
  }
  return (
    <LoginCard title={login.providerRefused}>
      <p css={quiet}>{refusal instanceof ClientError ? refusal.message : login.providerRefusedHint}</p>
      <PlainButton
        block
        type="primary"
        size="large"
        onClick={() => void navigate('/login', { replace: true })}
      >
        {login.back}
      </PlainButton>
    </LoginCard>
  );
}
