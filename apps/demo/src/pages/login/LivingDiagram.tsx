/** @jsxImportSource @emotion/react */
import { ArrowRightOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { useId, useState, type ClipboardEvent } from 'react';
import { kindByName } from '@letu/kinds';
import { KindMark } from '../../kinds/KindMark.js';
import { Choices } from '../../layout/Choices.js';
import { column, note, panel } from '../../layout/parts.js';
import { useTakeOpenings } from '../../opening/OpeningFrame.js';
import { useSettings } from '../../settings/SettingsProvider.js';
import { isLink } from './isLink.js';
import { SAMPLES } from './samples.js';
import { SamplePicture } from './SamplePicture.js';
import { PlainButton } from '../../plain/PlainButton.js';
import type { DraftState } from './useDraft.js';

/** Where the two panes stand above each other: on phones, and where the form leaves too little room beside it. */
const NARROW = '@media (max-width: 767px), (min-width: 1024px) and (max-width: 1199px)';

const styles = {
  whole: css(column, { gap: 12, minWidth: 0 }),
  panes: css(panel, {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
    height: 'clamp(320px, 48vh, 480px)',
    overflow: 'hidden',
    boxShadow: 'var(--letu-shadow-raised)',
    '&:focus-within': { borderColor: 'var(--letu-accent)' },
    [NARROW]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: '240px 190px',
      height: 'auto',
    },
  }),
  text: css({
    width: '100%',
    height: '100%',
    padding: '18px 20px',
    border: 'none',
    borderInlineEnd: '1px solid var(--letu-border)',
    color: 'var(--letu-text)',
    background: 'var(--letu-surface)',
    fontFamily: 'var(--letu-font-code)',
    fontSize: 13,
    lineHeight: '24px',
    tabSize: 2,
    whiteSpace: 'pre',
    resize: 'none',
    outline: 'none',
    [NARROW]: { order: 1, borderInlineEnd: 'none', borderTop: '1px solid var(--letu-border)' },
    '@media (max-width: 767px)': {
      // Smaller ones make phones zoom in.
      fontSize: 16,
    },
  }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }),
  hint: css(note, { flex: '1 1 220px' }),
};

/** A diagram to type into before one has signed in, which can be taken along into its editor. */
export function LivingDiagram({ draft, onContinue }: { draft: DraftState; onContinue: () => void }) {
  const { text, locale } = useSettings();
  const words = text.account.login.try;
  const take = useTakeOpenings();
  const hint = useId();
  const [isEdited, setEdited] = useState(false);
  const { sample, source, isOwn } = draft;
  const choices = SAMPLES.map(({ id, kind: name, title }) => {
    const kind = kindByName(name);
    return { value: id, label: title[locale], icon: kind && <KindMark kind={kind} size={20} /> };
  });
  const choose = (id: string | undefined) => {
    setEdited(false);
    draft.choose(id as typeof sample.id);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain').trim();
    if (!isLink(pasted)) return;
    event.preventDefault();
    take([pasted]);
  };
  return (
    <div css={styles.whole}>
      <Choices
        label={words.kinds}
        choices={choices}
        value={sample.id}
        onChange={choose}
        isLabelShown={false}
      />
      <div css={styles.panes}>
        <textarea
          css={styles.text}
          aria-label={words.source}
          aria-describedby={hint}
          value={source}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onFocus={() => setEdited(true)}
          onPaste={onPaste}
          onChange={({ target }) => draft.type(target.value)}
        />
        <SamplePicture key={sample.id} {...{ sample, source, isEdited }} />
      </div>
      <div css={styles.foot}>
        <span id={hint} css={styles.hint}>
          {isOwn ? words.kept : words.hint}
        </span>
        <PlainButton
          icon={<ArrowRightOutlined aria-hidden="true" />}
          iconPosition="end"
          type={isOwn ? 'primary' : 'default'}
          onClick={onContinue}
        >
          {words.goOn}
        </PlainButton>
      </div>
    </div>
  );
}
