/** @jsxImportSource @emotion/react */
import { DingtalkOutlined, GithubOutlined, LoginOutlined, WechatOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { ClientError, type ThirdParty, type ThirdPartyType } from '@letu/client';
import { beginThirdParty } from '../../account/thirdPartyAttempt.js';
import { column } from '../../layout/parts.js';
import { PlainButton } from '../../plain/PlainButton.js';
import { useSettings } from '../../settings/SettingsProvider.js';

const styles = {
  stack: css(column, { gap: 10 }),
  or: css({
    display: 'flex',
    alignItems: 'center',
    gap: '1em',
    lineHeight: '22px',
    '&::before, &::after': {
      content: "''",
      flex: 1,
      borderTop: '1px solid var(--letu-border)',
      translate: '0 50%',
    },
  }),
};

const ICONS: Readonly<Partial<Record<ThirdPartyType, ReactNode>>> = {
  github: <GithubOutlined aria-hidden="true" />,
  wechat: <WechatOutlined aria-hidden="true" />,
  dingtalk: <DingtalkOutlined aria-hidden="true" />,
};

export interface ProviderButtonsProps {
  readonly providers: readonly ThirdParty[];
  /** Where to go after signing in. */
  readonly redirect: string;
}

/** The third parties one can sign in with. */
export function ProviderButtons({ providers, redirect }: ProviderButtonsProps) {
  const { text } = useSettings();
  const { login } = text.account;
  const [leaving, setLeaving] = useState<ThirdPartyType>();
  if (providers.length === 0) return null;
  const begin = async (type: ThirdPartyType) => {
    setLeaving(type);
    try {
      await beginThirdParty(type, redirect);
    } catch (error) {
      // Why has been said over the page.
      if (!(error instanceof ClientError)) throw error;
      setLeaving(undefined);
    }
  };
  return (
    <div css={styles.stack}>
      <div css={styles.or} role="separator">
        {login.or}
      </div>
      {providers.map(({ type, label }) => (
        <PlainButton
          key={type}
          block
          size="large"
          icon={ICONS[type] ?? <LoginOutlined aria-hidden="true" />}
          aria-label={login.withProvider(label)}
          loading={leaving === type}
          onClick={() => void begin(type)}
        >
          {login.withProvider(label)}
        </PlainButton>
      ))}
    </div>
  );
}
