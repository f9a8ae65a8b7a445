/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useState, type ClipboardEvent } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { loadAccount } from '../../account/account.js';
import { afterDoingWithout, afterSignIn } from '../../account/afterSignIn.js';
import { endedSession } from '../../account/endedSession.js';
import { writeDeviceOnly } from '../../settings/deviceOnly.js';
import { useAccount } from '../../account/useAccount.js';
import { column, note } from '../../layout/parts.js';
import { useTakeOpenings } from '../../opening/OpeningFrame.js';
import { editorPath, IS_NEW } from '../../routing/editorPath.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { ForgotForm, ResetForm, SignInForm, SignUpForm } from './LoginForms.js';
import { documentOf, takeDraftAlong } from './draft.js';
import { isLink } from './isLink.js';
import { LoginCard } from './LoginCard.js';
import { ProviderButtons } from './ProviderButtons.js';
import { Stage } from './Stage.js';
import { useDraft } from './useDraft.js';
import { toasts } from '../../plain/toasts.js';
import { PlainButton } from '../../plain/PlainButton.js';
import { PlainAlert } from '../../plain/PlainAlert.js';
import type { SiteData } from './loginLoader.js';

const without = css(note, column, { gap: 6, textAlign: 'center' });

const reason = css({ outline: 'none' });

/** Takes the keys of whoever was typing when they were led here, which are for none of the fields. */
const focusOnce = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

type Step = 'signIn' | 'signUp' | 'forgot' | 'reset';

/** Signing in, signing up and what to do about a forgotten password. */
export function LoginPage() {
  const { text, locale } = useSettings();
  const { server } = useAccount();
  const { site } = useLoaderData<SiteData>();
  const [search, setSearch] = useSearchParams();
  const [chosen, setStep] = useState<Step>('signIn');
  const navigate = useNavigate();
  const token = search.get('reset');
  const step = token === null ? chosen : 'reset';
  const { login } = text.account;
  const isUnreachable = server === 'unreachable' || !site;
  const [ended] = useState(endedSession);
  const draft = useDraft();
  const take = useTakeOpenings();

  const arrive = async () => {
    await loadAccount();
    await takeDraftAlong(locale);
    await navigate(afterSignIn(search.toString()), { replace: true });
  };
  const stayHere = async () => {
    writeDeviceOnly(true);
    await takeDraftAlong(locale);
    await navigate(afterDoingWithout(search.toString()), { replace: true });
  };
  const goOn = async () => {
    try {
      const document = await documentOf({ sample: draft.sample.id, source: draft.source }, locale);
      writeDeviceOnly(true);
      await navigate(editorPath(document), { state: IS_NEW });
    } catch {
      toasts.error(text.document.notCreated);
    }
  };
  // The caret waits in the first field, where an address to be opened is pasted as likely as an e-mail.
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!isLink(pasted)) return;
    event.preventDefault();
    take([pasted]);
  };
  const reset = () => {
    toasts.success(login.passwordSet);
    setSearch({}, { replace: true });
    setStep('signIn');
  };
  const back = () => {
    setSearch({}, { replace: true });
    setStep('signIn');
  };

  return (
    <LoginCard
      title={login.pages[step]}
      beside={<Stage draft={draft} onContinue={() => void goOn()} />}
      onPaste={onPaste}
    >
      {isUnreachable && <Unreachable />}
      {!isUnreachable && ended && (
        <div ref={focusOnce} tabIndex={-1} css={reason}>
          <PlainAlert type="warning" message={login.ended(ended.name)} description={login.endedHint} />
        </div>
      )}
      {step === 'signIn' && (
        <SignInForm
          onDone={arrive}
          onForgot={() => setStep('forgot')}
          ended={isUnreachable ? undefined : ended}
          {...(site?.signUp === false ? {} : { onSignUp: () => setStep('signUp') })}
        />
      )}
      {step === 'signUp' && <SignUpForm onDone={arrive} onBack={back} />}
      {step === 'forgot' && <ForgotForm sendsMail={site?.mail ?? true} onBack={back} />}
      {step === 'reset' && <ResetForm token={token ?? ''} onDone={reset} onBack={back} />}
      {(step === 'signIn' || step === 'signUp') && (
        <>
          {site && <ProviderButtons providers={site.providers} redirect={afterSignIn(search.toString())} />}
          <div css={without}>
            <PlainButton block size="large" onClick={() => void stayHere()}>
              {login.withoutAccount}
            </PlainButton>
            {login.withoutAccountHint}
          </div>
        </>
      )}
    </LoginCard>
  );
}

function Unreachable() {
  const { text } = useSettings();
  const { login } = text.account;
  return (
    <PlainAlert
      type="warning"
      message={login.unreachable}
      description={login.unreachableHint}
      action={
        <PlainButton size="small" onClick={() => window.location.reload()}>
          {login.retry}
        </PlainButton>
      }
    />
  );
}
