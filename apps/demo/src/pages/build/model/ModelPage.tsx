/** @jsxImportSource @emotion/react */
import { ApiOutlined, PlusOutlined } from '@ant-design/icons';
import { css } from '@emotion/react';
import { LinkButton } from '../../../layout/LinkButton.js';
import { column, note, panel } from '../../../layout/parts.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { BuildPage } from '../BuildPage.js';
import { ProviderCard } from './ProviderCard.js';
import { ProviderChoice } from './ProviderChoice.js';
import { modelWords } from '../../../locales/build/model/index.js';
import { useWords } from '../../../settings/useWords.js';
import { WithModels } from './WithModels.js';

const styles = {
  cards: css(column, { gap: 16 }),
  empty: css(panel, {
    padding: '24px 28px',
    h2: { fontSize: 'var(--letu-size-lead)', fontWeight: 600 },
  }),
  steps: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
    gap: 16,
    margin: '16px 0 0',
    padding: 0,
    listStyle: 'none',
    counterReset: 'step',
    li: { display: 'flex', alignItems: 'center', gap: 10, counterIncrement: 'step' },
    'li::before': {
      content: 'counter(step)',
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      borderRadius: '50%',
      color: 'var(--letu-accent)',
      background: 'var(--letu-accent-soft)',
      fontWeight: 600,
    },
  }),
};

/** The models one can talk with, by their providers; until there are any, the way to the first. */
export function ModelPage() {
  const { text } = useSettings();
  const words = useWords(modelWords);
  return (
    <BuildPage
      title={text.build.sections.model}
      about={<p>{words.about}</p>}
      actions={
        <LinkButton to="/build/model/provider" icon={<ApiOutlined aria-hidden="true" />}>
          {words.manage}
        </LinkButton>
      }
    >
      <WithModels>
        {(providers, models) =>
          providers.length === 0 ? (
            <>
              <section css={styles.empty} aria-labelledby="no-models">
                <h2 id="no-models">{words.none}</h2>
                <p css={note}>{words.noneHint}</p>
                <ol css={styles.steps}>
                  {words.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </section>
              <ProviderChoice />
            </>
          ) : (
            <div css={styles.cards}>
              {providers.map((provider) => (
                <ProviderCard
                  key={provider.id}
                  provider={provider}
                  models={models.filter(({ providerId }) => providerId === provider.id)}
                  shows="models"
                />
              ))}
              <div>
                <LinkButton to="/build/model/provider" icon={<PlusOutlined aria-hidden="true" />}>
                  {words.add}
                </LinkButton>
              </div>
            </div>
          )
        }
      </WithModels>
    </BuildPage>
  );
}
