/** @jsxImportSource @emotion/react */
import { css } from '@emotion/react';
import { stableJson, type AnyDefinition, type Diagram, type Locale, type OptionField } from '@letu/core';
import { note, plainList } from '../layout/parts.js';
import type { AccountMessages } from '../locales/account/zh-CN.js';
import { useSettings } from '../settings/SettingsProvider.js';

const styles = { list: css(plainList, note) };

type Options = NonNullable<Diagram['options']>;

export interface OptionsDiffProps {
  readonly definition: AnyDefinition;
  readonly before: Options;
  readonly after: Options;
}

/** What two diagrams are drawn with, as far as it differs. */
export function OptionsDiff({ definition, before, after }: OptionsDiffProps) {
  const { text, locale } = useSettings();
  const { diff } = text.account;
  const { optionFields, defaultOptions } = definition;
  const [earlier, later]: Options[] = [
    { ...defaultOptions, ...before },
    { ...defaultOptions, ...after },
  ];
  const changed = optionFields.filter(
    ({ name }) => stableJson(earlier?.[name]) !== stableJson(later?.[name]),
  );
  if (changed.length === 0) return null;
  return (
    <ul css={styles.list} aria-label={diff.options}>
      {changed.map((field) => (
        <li key={field.name}>
          {diff.option(
            field.label[locale],
            wordsOf(field, earlier?.[field.name], locale, diff),
            wordsOf(field, later?.[field.name], locale, diff),
          )}
        </li>
      ))}
    </ul>
  );
}

function wordsOf(field: OptionField, value: unknown, locale: Locale, words: AccountMessages['diff']): string {
  if (field.type === 'switch') return value === true ? words.on : words.off;
  const given = value ?? ('fallback' in field ? field.fallback : undefined);
  if (given === undefined || given === '') return words.unset;
  const label = field.type === 'choice' && field.choices.find((choice) => choice.value === given)?.label;
  if (!label) return String(given);
  return typeof label === 'string' ? label : label[locale];
}
