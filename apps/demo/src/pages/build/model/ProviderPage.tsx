/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { EmptyHint } from '../../../layout/EmptyHint.js';
import { LinkButton } from '../../../layout/LinkButton.js';
import { column } from '../../../layout/parts.js';
import { useSettings } from '../../../settings/SettingsProvider.js';
import { BuildPage } from '../BuildPage.js';
import { ProviderCard } from './ProviderCard.js';
import { ProviderChoice } from './ProviderChoice.js';
import { modelWords } from '../../../locales/build/model/index.js';
import { useWords } from '../../../settings/useWords.js';
import { WithModels } from './WithModels.js';

const cards = css(column, { gap: 16 });

/** The providers of models that were added, and those that can be. */
export function ProviderPage() {
  const { text } = useSettings();
  const words = useWords(modelWords);
  return (
    <BuildPage
      title={words.providers}
      about={<p>{words.about}</p>}
      actions={<LinkButton to="/build/model">{text.build.sections.model}</LinkButton>}
    >
      <WithModels>
        {(providers, models) =>
          providers.length === 0 ? (
            <EmptyHint title={words.noProviders} hint={words.noProvidersHint} />
          ) : (
            <div css={cards}>
              {providers.map((provider) => (
                <ProviderCard
                  key={provider.id}
                  provider={provider}
                  models={models.filter(({ providerId }) => providerId === provider.id)}
                  shows="provider"
                />
              ))}
            </div>
          )
        }
      </WithModels>
      <ProviderChoice />
    </BuildPage>
  );
}
