/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { signOut } from '../../account/account.js';
import type { StoredDocument } from '../../documents/document.js';
import { Busy } from '../../layout/Busy.js';
import { editorPath } from '../../routing/editorPath.js';
import { column, quiet } from '../../layout/parts.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { finishSync } from '../../sync/sync.js';
import { PlainButton } from '../../plain/PlainButton.js';
import { PlainAlert } from '../../plain/PlainAlert.js';
import { LoginFrame } from './LoginFrame.js';

const styles = {
  buttons: css(column, { gap: 12 }),
  titles: css({ margin: '8px 0 0', paddingInlineStart: 20, overflowWrap: 'anywhere' }),
};

type Stage =
  | { readonly name: 'sending' | 'leaving' }
  | { readonly name: 'asking'; readonly unsent: readonly StoredDocument[] }
  | { readonly name: 'left'; readonly kept: number };

/** Sends what waits here and signs out. Where something cannot be sent, it asks first; at the end it says what is left here. */
export function LogoutPage() {
  const { text } = useSettings();
  const words = text.account.signedOut;
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>({ name: 'sending' });

  const leave = async () => {
    setStage({ name: 'leaving' });
    setStage({ name: 'left', kept: await signOut() });
  };
  useEffect(() => {
    if (stage.name !== 'sending') return;
    const decide = async (unsent: readonly StoredDocument[]) =>
      setStage(unsent.length > 0 ? { name: 'asking', unsent } : { name: 'left', kept: await signOut() });
    // Where the database cannot be read, nothing waits in it.
    void finishSync()
      .catch(() => [])
      .then(decide);
  }, [stage]);

  const retry = () => setStage({ name: 'sending' });
  if (stage.name === 'asking') {
    return <Question unsent={stage.unsent} onRetry={retry} onLeave={() => void leave()} />;
  }
  if (stage.name !== 'left') {
    const about = stage.name === 'sending' ? words.sending : words.leaving;
    return (
      <LoginFrame title={words.leaving}>
        <Busy label={about} />
      </LoginFrame>
    );
  }
  const { kept } = stage;
  return (
    <LoginFrame title={words.title}>
      {kept > 0 ? <PlainAlert type="warning" message={words.kept(kept)} /> : <p css={quiet}>{words.hint}</p>}
      <PlainButton
        block
        type="primary"
        size="large"
        onClick={() => void navigate('/login', { replace: true })}
      >
        {words.again}
      </PlainButton>
    </LoginFrame>
  );
}

interface QuestionProps {
  readonly unsent: readonly StoredDocument[];
  onRetry(): void;
  onLeave(): void;
}

/** Says what could not be sent, and asks whether to sign out all the same. */
function Question({ unsent, onRetry, onLeave }: QuestionProps) {
  const { text } = useSettings();
  const words = text.account.signedOut;
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first page of a tab has none before it to go back to.
  const stay = () => void (key === 'default' ? navigate('/welcome', { replace: true }) : navigate(-1));
  return (
    <LoginFrame title={text.account.signOut}>
      <PlainAlert
        type="warning"
        message={words.unsent(unsent.length)}
        description={
          <>
            {words.unsentHint}
            <ul css={styles.titles}>
              {unsent.map((document) => (
                <li key={document.gid}>
                  {document.deletedAt === undefined ? (
                    <Link to={editorPath(document)}>{document.title}</Link>
                  ) : (
                    document.title
                  )}
                </li>
              ))}
            </ul>
          </>
        }
      />
      <div css={styles.buttons}>
        <PlainButton block type="primary" size="large" onClick={onRetry}>
          {words.retry}
        </PlainButton>
        <PlainButton block size="large" onClick={stay}>
          {words.back}
        </PlainButton>
        <PlainButton block type="danger" size="large" onClick={onLeave}>
          {words.leave}
        </PlainButton>
      </div>
    </LoginFrame>
  );
}
