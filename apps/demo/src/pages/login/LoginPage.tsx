/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { redirectTarget } from '@letu/client';
import { loadAccount } from '../../account/account.js';
import { writeDeviceOnly } from '../../settings/deviceOnly.js';
import { useAccount } from '../../account/useAccount.js';
import { column, note } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { ForgotForm, ResetForm, SignInForm, SignUpForm } from './LoginForms.js';
import { LoginFrame } from './LoginFrame.js';
import { ProviderButtons } from './ProviderButtons.js';
import type { SiteData } from './loginLoader.js';

const without = css(note, column, {
  alignItems: 'center',
  gap: 2,
  paddingTop: 16,
  borderTop: '1px solid var(--letu-border)',
  textAlign: 'center',
});

type Step = 'signIn' | 'signUp' | 'forgot' | 'reset';

/** Signing in, signing up and what to do about a forgotten password. */
export function LoginPage() {
  const { text } = useSettings();
  const { server } = useAccount();
  const { site } = useLoaderData<SiteData>();
  const [search, setSearch] = useSearchParams();
  const [chosen, setStep] = useState<Step>('signIn');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const token = search.get('reset');
  const step = token === null ? chosen : 'reset';
  const { login } = text.account;

  const arrive = async () => {
    await loadAccount();
    await navigate(redirectTarget(search.toString(), '/welcome'), { replace: true });
  };
  const stayHere = async () => {
    writeDeviceOnly(true);
    await navigate(redirectTarget(search.toString(), '/welcome'), { replace: true });
    // A page of an account's has led back here.
    if (window.location.pathname === '/login') await navigate('/welcome', { replace: true });
  };
  const reset = () => {
    message.success(login.passwordSet);
    setSearch({}, { replace: true });
    setStep('signIn');
  };
  const back = () => {
    setSearch({}, { replace: true });
    setStep('signIn');
  };

  return (
    <LoginFrame title={login.pages[step]}>
      {server === 'unreachable' && <Unreachable />}
      {step === 'signIn' && (
        <SignInForm
          onDone={arrive}
          onForgot={() => setStep('forgot')}
          {...(site?.signUp === false ? {} : { onSignUp: () => setStep('signUp') })}
        />
      )}
      {step === 'signUp' && <SignUpForm onDone={arrive} onBack={back} />}
      {step === 'forgot' && <ForgotForm sendsMail={site?.mail ?? true} onBack={back} />}
      {step === 'reset' && <ResetForm token={token ?? ''} onDone={reset} onBack={back} />}
      {(step === 'signIn' || step === 'signUp') && (
        <>
          {site && (
            <ProviderButtons
              providers={site.providers}
              redirect={redirectTarget(search.toString(), '/welcome')}
            />
          )}
          <div css={without}>
            <Button type="link" onClick={() => void stayHere()}>
              {login.withoutAccount}
            </Button>
            {login.withoutAccountHint}
          </div>
        </>
      )}
    </LoginFrame>
  );
}

function Unreachable() {
  const { text } = useSettings();
  const { login } = text.account;
  return (
    <Alert
      type="warning"
      showIcon
      message={login.unreachable}
      description={login.unreachableHint}
      action={
        <Button size="small" onClick={() => window.location.reload()}>
          {login.retry}
        </Button>
      }
    />
  );
}
